import { organisationKey } from '../../ledger/organisation.ts'
import type { Key } from '../../text/lexicon.ts'
import { endsAt, type Message, type Stretch, startsAt } from './message.ts'

/** A name of an organisation, from token `first` to `last`. */
export interface Name {
  readonly name: string
  readonly first: number
  readonly last: number
}

/** Words with a capital that name kinds of things. */
const KINDS: readonly Key[] = ['organisation', 'person', 'product', 'customer', 'contract', 'unit', 'month']
const EVIDENCE: readonly Key[] = [
  ...(['interview', 'notInterview', 'loi', 'notLoi', 'pilot', 'notPilot', 'groupSession', 'talk'] as const),
  ...(['order', 'productContract', 'payingCustomer', 'notRevenue'] as const),
  ...(['notName', 'ordinal', 'imagined'] as const),
]
const ACTS: readonly Key[] = [
  ...(['verb', 'signed', 'paidUs', 'pays', 'loss', 'done', 'testing', 'uses', 'sold'] as const),
  ...(['repeat', 'gaveUs'] as const),
]
/** Words before a name may follow an article; more than so many words are no name. */
const NAME_MAX = 6

/** The organisations that a stretch names, by capitals, position and words that are none. Each once. */
export function namesIn(message: Message, { first, end }: Stretch): Name[] {
  const found: Name[] = []
  let at = first
  while (at < end) {
    const last = isNameWord(message, at) ? runFrom(message, at, end) : undefined
    if (last === undefined) {
      at += 1
      continue
    }
    const run = trimmed(message, at, last)
    if (run && isName(message, run, found.at(-1))) {
      const name = nameOf(message, run)
      if (!found.some((other) => organisationKey(other.name) === organisationKey(name)))
        found.push({ ...run, name })
    }
    at = last + 1
  }
  return found
}

type Run = { readonly first: number; readonly last: number }

const nameOf = ({ text, tokens }: Message, { first, last }: Run) =>
  text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)

/** "US$", "$ CAN" and "€/W": a few letters at a currency's sign are no name. */
function isNameWord({ text, tokens }: Message, at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || /['’]$/.test(token.text)) return false
  const beside = text.slice(Math.max(0, token.start - 2), token.start) + text.charAt(token.end)
  if (token.text.length <= 3 && /[€$£¥]/.test(beside)) return false
  return token.capital || /\p{Ll}\p{Lu}/u.test(token.text)
}

/** The last token of the capitals from a place on, with small words and "&" between them. */
function runFrom(message: Message, from: number, end: number): number {
  const { tokens } = message
  let last = from
  for (let at = from + 1; at < end && at - from < NAME_MAX; at += 1) {
    if (isNameWord(message, at) && tokens[at]?.spaced !== false) last = at
    else if (isNameWord(message, at) && /^['’]$/.test(tokens[at - 1]?.text.slice(-1) ?? '')) last = at
    else if (tokens[at]?.text === '&' || tokens[at]?.text === '-') continue
    else {
      const link = startsAt(message, at, 'nameLink')
      const next = link ? link.last + 1 : -1
      // "Port of Tarragona", but "Talgo de Madrid" ends with its first name in a list.
      if (!link || next >= end || !isNameWord(message, next)) break
      last = next
      at = next
    }
  }
  return last
}

/** A run without the words at its edges that belong to no name. */
function trimmed(message: Message, from: number, to: number): Run | undefined {
  let [first, last] = [from, to]
  const none = (at: number) =>
    [startsAt(message, at, ...EVIDENCE), endsAt(message, at, ...EVIDENCE)].some(
      (mark) => mark !== undefined && mark.first <= at && at <= mark.last,
    )
  const small = (at: number) => !isNameWord(message, at)
  while (first <= last && (none(first) || small(first))) first += 1
  while (last >= first && (none(last) || small(last))) last -= 1
  return first <= last ? { first, last } : undefined
}

function isName(message: Message, run: Run, before: Name | undefined): boolean {
  const { tokens, words } = message
  const { first, last } = run
  const own = tokens[first]
  if (!own) return false
  const single = first === last
  const acronym = /^[\p{Lu}\d]{2,6}$/u.test(own.text) || /\p{Ll}\p{Lu}/u.test(own.text)
  const kind = (at: number) => startsAt(message, at, ...KINDS) !== undefined
  if (single && kind(first) && !acronym) return false
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  if (all.every((at) => !isNameWord(message, at) || startsAt(message, at, 'person'))) return false
  const previous = tokens[first - 1]
  // "Katrin Vogel, Leiterin Qualität": what she is.
  if (previous?.text === ',' && startsAt(message, first, 'person') && !single) return false
  const inPlace = endsAt(message, first - 1, 'place') !== undefined
  if (single && inPlace && !endsAt(message, first - 1, 'with')) return false
  const next = tokens[last + 1]
  const acts = next?.fold === "'s" || startsAt(message, last + 1, ...ACTS) !== undefined
  const listed = before !== undefined && first - before.last <= 3 && isListMark(message, first - 1)
  const opens = !previous || previous.kind === 'line' || isOpening(message, first)
  if (opens && single && !acronym) return acts || isListMark(message, last + 1)
  if (words.language !== 'de' || !single || acronym) return true
  // Every German noun has a capital: a name stands behind "mit" or "bei", acts, or goes on a list.
  return (
    listed || acts || endsAt(message, first - 1, 'with') !== undefined || /^[(:]$/.test(previous?.text ?? '')
  )
}

const isListMark = (message: Message, at: number) =>
  /^[,&/]$/.test(message.tokens[at]?.text ?? '') || startsAt(message, at, 'and') !== undefined

function isOpening({ sentences, tokens }: Message, at: number): boolean {
  let before = at - 1
  while (before >= 0 && tokens[before]?.kind === 'mark') before -= 1
  return before < 0 || sentences.some(({ first }) => first > before && first <= at)
}

/** The first names of a stretch that stand in one list: "Kemira and Ence", but not "Safran at its plant in Ghent". */
export function listedNames(message: Message, names: readonly Name[]): Name[] {
  const apart = names.findIndex((name, i) => {
    const before = names[i - 1]
    if (!before) return false
    const between = Array.from({ length: name.first - before.last - 1 }, (_, j) => before.last + 1 + j)
    return (
      between.length === 0 ||
      between.length > 4 ||
      !between.some((at) => isListMark(message, at)) ||
      !between.every((at) => isListMark(message, at) || isSmall(message, at))
    )
  })
  return names.slice(0, apart < 0 ? names.length : apart)
}

const isSmall = (message: Message, at: number) =>
  startsAt(message, at, 'definite', 'with', 'nameLink', 'possessive') !== undefined
