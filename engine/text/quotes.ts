import { readContent } from '../content/read-content.ts'
import { readPhrases } from '../content/read-phrases.ts'
import { phraseList } from './phrases.ts'
import type { Token } from './tokens.ts'

const FILE = 'content/lexicon/pasted.txt'
const FORWARDED = phraseList(readPhrases(readContent(FILE), FILE, ['forwarded']).forwarded)

const NO_WORDS = { kind: 'mark', fold: '', text: '' } as const
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”"'],
  ['«', '»'],
])
/** A name may stand in quotation marks: so many words, each with a capital. */
const NAME_MAX = 3
/** A quotation is no longer than so many words. */
const QUOTE_MAX = 200
const FENCE = 3
const RULE = 2

/** How many tokens from a place on are the same mark. */
function runOf(tokens: readonly Token[], at: number, mark: string): number {
  let end = at
  while (tokens[end]?.text === mark) end += 1
  return end - at
}

/** The last token of a fenced block, or of a forwarded message, that begins at a token; -1 where none does. */
function pastedTo(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === '`' && runOf(tokens, at, '`') >= FENCE) {
    let closing = at + FENCE
    while (closing < tokens.length && runOf(tokens, closing, '`') < FENCE) closing += 1
    return Math.min(closing + FENCE, tokens.length) - 1
  }
  if (tokens[at]?.text !== '-' || (at > 0 && tokens[at - 1]?.kind !== 'line')) return -1
  const dashes = runOf(tokens, at, '-')
  return dashes >= RULE && FORWARDED.at(tokens, at + dashes).length > 0 ? tokens.length - 1 : -1
}

/** Tokens in which quoted and pasted text has no words. */
export function withoutQuotes(tokens: readonly Token[]): Token[] {
  const out = [...tokens]
  const clear = (from: number, to: number) => {
    for (let i = from; i <= to; i += 1) {
      const token = out[i]
      if (token && token.kind !== 'line') out[i] = { ...token, ...NO_WORDS }
    }
  }
  for (let i = 0; i < tokens.length; i += 1) {
    const pasted = pastedTo(tokens, i)
    if (pasted >= 0) {
      clear(i, pasted)
      i = pasted
      continue
    }
    const token = tokens[i]
    const closes = CLOSING.get(token?.text ?? '')
    const quotedLine = token?.text === '>' && (i === 0 || tokens[i - 1]?.kind === 'line')
    if (!closes && !quotedLine) continue
    let last = i + 1
    while (
      last < tokens.length &&
      !(quotedLine ? tokens[last]?.kind === 'line' : closes?.includes(tokens[last]?.text ?? ''))
    ) {
      last += 1
      if (last - i > QUOTE_MAX) break
    }
    const open = last >= tokens.length || last - i > QUOTE_MAX
    if (open && !quotedLine) continue
    const inner = tokens.slice(i + 1, last).filter(({ kind }) => kind !== 'mark')
    if (quotedLine || inner.length > NAME_MAX || inner.some(({ capital }) => !capital)) clear(i, last)
    i = last
  }
  return out
}
