import type { Token } from './tokens.ts'

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
