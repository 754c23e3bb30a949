import type { Key, Words } from '../../text/lexicon.ts'
import type { Found } from '../../text/phrases.ts'
import type { Token } from '../../text/tokens.ts'

/** A number of a message, from token `first` to `last`. */
export interface Quantity {
  readonly first: number
  readonly last: number
  readonly value: number
  /** The other end of a range. */
  readonly to?: number
  /** "About", "some", "or so", a range: nobody counted. */
  readonly vague: boolean
  /** It measures, dates or numbers something: it counts nothing. */
  readonly measure: boolean
  /** It is an amount of money. */
  readonly money: boolean
}

/** The kinds of words that begin, and that end, at each token. */
type Marks = {
  readonly starts: ReadonlyMap<number, ReadonlySet<Key>>
  readonly ends: ReadonlyMap<number, ReadonlySet<Key>>
}

const YEARS = { from: 1900, to: 2100 }
/** As many words may stand between a number and a hedge behind it: "10 people or so". */
const HEDGE_REACH = 4

/** Every number of a message, with what it stands for. */
export function quantitiesIn(
  tokens: readonly Token[],
  words: Words,
  found: readonly Found<Key>[],
): Quantity[] {
  const marks = kindsOf(found)
  const digits = tokens.flatMap(({ number }, at) =>
    number ? [{ first: at, last: at, value: number.value, to: number.to, measure: number.measure }] : [],
  )
  const inWords = longest(words.numbers.find(tokens)).map(({ key, first, last }) => ({
    first,
    last,
    value: Number(key),
    to: undefined,
    measure: false,
  }))
  const all = [...digits, ...inWords].toSorted((a, b) => a.first - b.first)
  const read = all.map(({ to, ...found }, i) => {
    const near = surroundings(found, tokens, marks)
    // "+49 151 2345 6789": numbers in a row count nothing.
    const row = [all[i - 1], all[i + 1]].some(
      (next) => isDigits(next, tokens) && isDigits(found, tokens) && isNextTo(found, next),
    )
    const vague = near.hedged || to !== undefined
    return {
      ...found,
      ...(to !== undefined && { to }),
      vague,
      measure: found.measure || near.measure || row,
      money: near.money,
    }
  })
  return joinRanges(read, tokens, marks)
}

type Place = { readonly first: number; readonly last: number }

const isDigits = (place: Place | undefined, tokens: readonly Token[]) =>
  place !== undefined && tokens[place.first]?.kind === 'number'

const isNextTo = (a: Place, b: Place | undefined) =>
  b !== undefined && (b.first === a.last + 1 || a.first === b.last + 1)

function kindsOf(found: readonly Found<Key>[]): Marks {
  const starts = new Map<number, Set<Key>>()
  const ends = new Map<number, Set<Key>>()
  for (const { key, first, last } of found) {
    starts.set(first, (starts.get(first) ?? new Set<Key>()).add(key))
    ends.set(last, (ends.get(last) ?? new Set<Key>()).add(key))
  }
  return { starts, ends }
}

const longest = <Key extends string>(found: readonly Found<Key>[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.first <= one.first &&
          one.last <= other.last &&
          other.last - other.first > one.last - one.first,
      ),
  )

function surroundings(
  { first, last, value }: { first: number; last: number; value: number },
  tokens: readonly Token[],
  marks: Marks,
) {
  const at = (key: Key, place: number) => marks.starts.get(place)?.has(key) === true
  const upTo = (key: Key, place: number) => marks.ends.get(place)?.has(key) === true
  const own = tokens[first]
  const code = tokens[first - 1]
  const symbol = /[€$£¥]|\dk$/i.test(own?.text ?? '')
  const codeBefore = code?.kind === 'word' && code.text.length === 3 && upTo('currency', first - 1)
  const money = symbol || at('currency', last + 1) || codeBefore
  const year = own?.kind === 'number' && /^\d{4}$/.test(own.text) && value >= YEARS.from && value <= YEARS.to
  const numbered =
    (upTo('numbered', first - 1) && !upTo('recent', first - 1)) || tokens[first - 1]?.text === '#'
  const month = at('month', last + 1) || upTo('month', first - 1)
  const dated = tokens[last + 1]?.text === '.' && at('month', last + 2)
  // "14/10" and "24/7" count nothing; "10/12" may.
  const [over, under] = [tokens[first - 2]?.number?.value ?? 0, tokens[last + 2]?.number?.value ?? value]
  const slashed =
    (tokens[last + 1]?.text === '/' && value > under) || (tokens[first - 1]?.text === '/' && over > value)
  // "900 a month", "500 im Monat"
  const per = /^\p{L}{1,3}$/u.test(tokens[last + 1]?.text ?? '') && at('unit', last + 2)
  const unit = at('unit', last + 1) || (tokens[last + 1]?.text === '-' && at('unit', last + 2)) || per
  const behind = Array.from({ length: HEDGE_REACH }, (_, i) => last + 1 + i).some((place) =>
    at('hedgeBehind', place),
  )
  const sign = tokens[first - 1]?.text ?? ''
  const hedged = upTo('hedge', first - 1) || /^[~≈>+]$/.test(sign) || tokens[last + 1]?.text === '+' || behind
  return { money, measure: money || year || numbered || month || dated || slashed || unit, hedged }
}

/** Joins "10 or 12" and "between 8 and 10" to ranges. */
function joinRanges(found: readonly Quantity[], tokens: readonly Token[], marks: Marks): Quantity[] {
  const is = (key: Key, place: number) =>
    marks.starts.get(place)?.has(key) === true && marks.ends.get(place)?.has(key) === true
  const joined: Quantity[] = []
  for (const each of found) {
    const last = joined.at(-1)
    const link = last ? last.last + 1 : -1
    const between = last !== undefined && is('between', last.first - 1) && is('and', link)
    const linked = is('range', link) || /^[-–—/]$/.test(tokens[link]?.text ?? '') || between
    if (last && linked && each.first === link + 1 && last.to === undefined && each.value > last.value)
      joined[joined.length - 1] = {
        ...last,
        last: each.last,
        to: each.value,
        vague: true,
        measure: each.measure,
        money: each.money,
      }
    else joined.push(each)
  }
  return joined
}
