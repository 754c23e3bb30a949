import type { Readings } from './sources.ts'
import type { Token } from './tokens.ts'
import { phraseAt, type Words } from './words.ts'

/** A stretch of tokens: from one to before another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const YEAR = /^(?:19|20)\d\d$/

/** What a message says in numbers: the first amount of money, measure, quantity and period. */
export function readNumbers(
  tokens: readonly Token[],
  words: Words,
  taken: readonly Stretch[],
): Readings<'amount' | 'target' | 'quantity' | 'period'> {
  const found: Readings<'amount' | 'target' | 'quantity' | 'period'> = {}
  const folded = tokens.map((token) => token.folded)
  tokens.forEach((token, at) => {
    if (taken.some(({ from, to }) => at >= from && at < to)) return
    const isNumber = token.kind === 'number'
    if (!isNumber && !words.numbers.has(token.folded)) return
    const amount = isNumber ? amountAt(tokens, at, words) : null
    if (amount) {
      found.amount ??= textOf(tokens, { from: amount.from, to: withPer(tokens, amount.to, words) })
      return
    }
    const period = periodEnd(tokens, at, words)
    if (period) {
      found.period ??= textOf(tokens, { from: at, to: period })
      return
    }
    if (!isNumber) return
    const measure = measureEnd(tokens, at, words)
    if (measure) {
      found.target ??= textOf(tokens, { from: comparedFrom(folded, tokens, at, words), to: measure })
      return
    }
    const next = tokens[at + 1]
    if (next?.kind === 'word' && words.pieces.has(next.folded)) {
      found.quantity ??= textOf(tokens, { from: at, to: withPer(tokens, at + 2, words) })
    }
  })
  return found
}

/** The words of a stretch as the message has them. */
export function textOf(tokens: readonly Token[], { from, to }: Stretch): string {
  const last = tokens[to - 1]
  const first = tokens[from]
  if (!first || !last) return ''
  return tokens
    .slice(from, to)
    .map((token, at) => (at > 0 && token.spaced ? ' ' : '') + token.text)
    .join('')
}

/** "€4,800", "4,800 €", "18 000 euros", "5k €", "12 TEUR", "1.2 million euros", "1,2 Mio. €". */
function amountAt(tokens: readonly Token[], at: number, words: Words): Stretch | null {
  const isMoney = (token: Token | undefined) => token !== undefined && words.currencies.has(token.folded)
  const next = tokens[at + 1]
  const magnitude = next?.kind === 'word' && words.magnitudes.has(next.folded) ? 1 : 0
  const to = at + 1 + magnitude + Number(magnitude > 0 && tokens[at + 2]?.text === '.')
  if (isMoney(tokens[at - 1])) return { from: at - 1, to }
  return isMoney(tokens[to]) ? { from: at, to: to + 1 } : null
}

/** Takes "per bed and month" or "a year" along. */
function withPer(tokens: readonly Token[], end: number, words: Words): number {
  const isPer = (at: number) => tokens[at]?.text === '/' || words.per.has(tokens[at]?.folded ?? '')
  let to = end
  while (isPer(to) && tokens[to + 1]?.kind === 'word' && to < end + 4) to += 2
  const more = to > end && words.and.has(tokens[to]?.folded ?? '')
  return more && words.timeUnits.has(tokens[to + 1]?.folded ?? '') ? to + 2 : to
}

/** "six weeks", "90 days", and "6-week", where the unit is joined by a mark. */
function periodEnd(tokens: readonly Token[], at: number, words: Words): number | null {
  const isUnit = (token: Token | undefined) => token !== undefined && words.timeUnits.has(token.folded)
  if (isUnit(tokens[at + 1])) return at + 2
  return tokens[at + 1]?.text === '-' && isUnit(tokens[at + 2]) ? at + 3 : null
}

/** "0.5 ppm", "±0.5 %", "2 points of the mean": a number with its unit. A year counts as none. */
function measureEnd(tokens: readonly Token[], at: number, words: Words): number | null {
  if (YEAR.test(tokens[at]?.text ?? '')) return null
  const next = tokens[at + 1]
  const two = `${next?.folded} ${tokens[at + 2]?.folded}`
  if (next && words.units.has(two)) return at + 3
  return next && words.units.has(next.folded) ? at + 2 : null
}

/** Takes "±", "<" and "at least" along, which stand before a number. */
function comparedFrom(folded: readonly string[], tokens: readonly Token[], at: number, words: Words): number {
  if (/^[±<>≤≥~+-]$/.test(tokens[at - 1]?.text ?? '')) return at - 1
  for (const length of [3, 2, 1]) {
    if (at >= length && phraseAt(folded, at - length, words.compares) === length) return at - length
  }
  return at
}
