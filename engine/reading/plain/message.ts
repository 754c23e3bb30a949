import type { Key, Words } from '../../text/lexicon.ts'
import type { Found } from '../../text/phrases.ts'
import { withoutQuotes } from '../../text/quotes.ts'
import { type Sentence, sentencesOf } from '../../text/sentences.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'

export type Mark = Found<Key>

/** A message as tokens, with every word of the lexicon that stands in it. */
export interface Message {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: Words
  readonly sentences: readonly Sentence[]
  readonly quantities: readonly Quantity[]
  /** Each list in the order of the message. */
  readonly marks: ReadonlyMap<Key, readonly Mark[]>
  /** The words that begin, and that end, at each token. */
  readonly starts: readonly (readonly Mark[] | undefined)[]
  readonly ends: readonly (readonly Mark[] | undefined)[]
}

/** A stretch of a message: tokens from `first` to before `end`. */
export type Stretch = { readonly first: number; readonly end: number }

/** Longest part of a message that is read. */
export const READ_LIMIT = 8_000
/** Sentences read of one message. */
const SENTENCES_MAX = 120

/** What the words of these kinds cover is nothing else: "business plan" is no plan, a "pilot line" no pilot. */
const COVERS: readonly Key[] = ['harmless', 'notInterview', 'notPilot', 'notLoi']
/** Kinds of words that name things: what covers them is the longer name. */
const KEPT: ReadonlySet<Key> = new Set([
  ...(['harmless', 'notInterview', 'notPilot', 'notLoi', 'notName', 'verb', 'asks', 'recent'] as const),
  ...(['person', 'organisation', 'customer', 'with'] as const),
])

/** Reads the tokens, numbers, sentences and words of a message. What somebody else wrote in it is blank. */
export function readMessage(whole: string, words: Words): Message {
  const text = whole.slice(0, READ_LIMIT)
  const tokens = withoutQuotes(tokenize(text))
  const found = words.book.find(tokens)
  const covered = found.filter(({ key }) => COVERS.includes(key))
  const inside = (mark: Mark) =>
    !KEPT.has(mark.key) && covered.some(({ first, last }) => first <= mark.first && mark.last <= last)
  const kept = covered.length > 0 ? found.filter((mark) => !inside(mark)) : found
  const marks = Map.groupBy(kept, ({ key }) => key)
  const sentences = sentencesOf(tokens, words).slice(0, SENTENCES_MAX)
  const quantities = quantitiesIn(tokens, words, kept)
  return { text, tokens, words, sentences, marks, quantities, ...placesOf(kept) }
}

function placesOf(marks: readonly Mark[]): Pick<Message, 'starts' | 'ends'> {
  const starts: Mark[][] = []
  const ends: Mark[][] = []
  for (const mark of marks) {
    starts[mark.first] = [...(starts[mark.first] ?? []), mark]
    ends[mark.last] = [...(ends[mark.last] ?? []), mark]
  }
  return { starts, ends }
}

/** The words of a kind that stand in a stretch. */
export function marksIn({ marks }: Message, key: Key, { first, end }: Stretch): readonly Mark[] {
  const all = marks.get(key)
  if (!all) return []
  const from = firstAt(all, first)
  let to = from
  while (to < all.length && (all[to]?.first ?? end) < end) to += 1
  return all.slice(from, to).filter(({ last }) => last < end)
}

/** The place of the first mark that begins at or after a token. */
function firstAt(marks: readonly Mark[], token: number): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.first ?? 0) < token) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether words of one of these kinds stand in a stretch. */
export const says = (message: Message, stretch: Stretch, ...keys: readonly Key[]): boolean =>
  keys.some((key) => marksIn(message, key, stretch).length > 0)

/** A word of one of these kinds that begins, or ends, at a token. */
export const startsAt = ({ starts }: Message, at: number, ...keys: readonly Key[]): Mark | undefined =>
  starts[at]?.find(({ key }) => keys.includes(key))
export const endsAt = ({ ends }: Message, at: number, ...keys: readonly Key[]): Mark | undefined =>
  ends[at]?.find(({ key }) => keys.includes(key))

/** The words of a stretch as the founder wrote them. */
export function textOf({ text, tokens }: Message, { first, end }: Stretch): string {
  const [from, to] = [tokens[first], tokens[end - 1]]
  return from && to ? text.slice(from.start, to.end).trim() : ''
}
