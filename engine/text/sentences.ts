import type { Token } from './tokens.ts'

/** A sentence: its tokens from `first` to before `end`, and whether it asks. */
export interface Sentence {
  readonly first: number
  readonly end: number
  readonly question: boolean
}

/** What the splitter has to know of a language. */
export interface Abbreviations {
  /** Words that a point follows and no sentence ends with. */
  readonly abbreviations: ReadonlySet<string>
  /** Words before a day: "am 3. November". */
  readonly beforeDate: ReadonlySet<string>
}

const END = /^[.!?…]$/
/** A longer stretch without an end is no sentence; it is read in pieces. */
const LONGEST = 160

/** Splits tokens into sentences; an abbreviation, a decimal point or the point of a date ends none. */
export function sentencesOf(tokens: readonly Token[], words: Abbreviations): Sentence[] {
  const found: Sentence[] = []
  let first = 0
  const close = (end: number) => {
    const own = tokens.slice(first, end)
    if (own.some(({ kind }) => kind === 'word' || kind === 'number')) {
      const marks = own.filter(({ kind }) => kind === 'mark').slice(-3)
      const opened = own[0]?.text === '¿'
      found.push({ first, end, question: opened || marks.some(({ text }) => text === '?') })
    }
    first = end
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'line') close(i + 1)
    else if (END.test(token.text) && isEnd(tokens, i, words)) close(i + 1)
    else if (i - first >= LONGEST) close(i + 1)
  }
  close(tokens.length)
  return found
}

function isEnd(tokens: readonly Token[], i: number, { abbreviations, beforeDate }: Abbreviations): boolean {
  const [before, previous, next] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]]
  // Marks that follow at once belong to the same end.
  if (next && next.kind === 'mark' && !next.spaced && /^[.!?…"”“»)\]]$/.test(next.text)) return false
  if (tokens[i]?.text !== '.') return true
  if (next && !next.spaced && next.kind !== 'line') return false
  if (!previous || next === undefined) return true
  // "J. Meier", but not "… of R&D. The …"
  if (
    previous.kind === 'word' &&
    previous.text.length === 1 &&
    previous.capital &&
    previous.spaced &&
    next.kind === 'word'
  )
    return false
  const goesOn = previous.text.includes('.') && next.kind === 'word' && !next.capital // "Navia S.L. and …"
  if (goesOn || abbreviations.has(previous.fold)) return false
  return !(previous.kind === 'number' && previous.text.length <= 2 && before && beforeDate.has(before.fold))
}
