import type { AnswerOption, EvidenceRecord } from '#shared/roadmap.ts'
import { RISK_RULE } from '../../ledger/reasons.ts'
import type { ActiveRecord } from '../../ledger/state.ts'
import type { Key, Words } from '../../text/lexicon.ts'
import { fold } from '../../text/tokens.ts'
import { endsAt, type Message, marksIn, readMessage, type Stretch, says, startsAt } from '../plain/message.ts'
import type { Quantity } from '../plain/quantities.ts'

export type Answer = {
  answer: 'confirm' | 'reject'
  count?: number
  op?: AnswerOption['op']
  end: number
  /** Said in the very words of one of the offered answers. */
  byLabel?: true
}

const MAX_WORDS = 8
const MAX_WORDS_BEFORE_NUMBER = 4
const NUMBER_ALONE = 3
const bare = (text: string) =>
  fold(text)
    .replaceAll(/[[\]().,!"'’]/g, '')
    .replaceAll(/\s/g, ' ')
    .trim()

/**
 * Reads the answer to the open question at the start of a message: one of its options, "yes", "yes, 48", "no",
 * "no, 8" or a bare number. Returns null when the message does not answer. `end` is where the answer ends.
 */
export function readAnswer(text: string, pending: ActiveRecord, words: Words): Answer | null {
  const { record } = pending
  const first = firstSentence(text, words)
  if (!first) return null
  const { message, sentence, end } = first
  const raw = text.slice(0, end)
  const option = record.options?.find(({ label }) => bare(label) === bare(raw))
  if (option) {
    const { answer, count, op } = option
    return { answer, end, byLabel: true, ...(count && { count }), ...(op && { op }) }
  }
  if (sentence.question) return null
  if (record.rule === RISK_RULE) return riskAnswer(first, record.proposed ?? 1)
  const number = message.quantities.find(
    ({ first: at, last, measure, vague, value }) =>
      at >= sentence.first && last < sentence.end && !measure && !vague && value > 0,
  )
  // "Ok, real ones now: I interviewed two" goes on to something new; an answer comes to its number at once.
  if (number && wordsIn(message, { first: sentence.first, end: number.first }) > MAX_WORDS_BEFORE_NUMBER)
    return null
  const short = wordsIn(message, sentence) <= MAX_WORDS
  const count = number ? { count: number.value } : {}
  const op = record.proposedOp ? { op: record.proposedOp } : {}
  if (first.opens('yes') && (short || number)) {
    return number || record.proposed !== undefined ? { answer: 'confirm', end, ...count, ...op } : null
  }
  if (first.opens('no') && (short || number))
    return number ? { answer: 'confirm', end, ...count } : { answer: 'reject', end }
  if (number && putsRight(message, sentence, number, record.proposed))
    return { answer: 'confirm', end, ...count, ...op }
  if (number && asksNumber(record) && comesFirst(message, sentence, number))
    return { answer: 'confirm', end, ...count, ...op }
  const alone =
    number && wordsIn(message, sentence) <= NUMBER_ALONE && !hasLongWord(message, sentence, number)
  return alone ? { answer: 'confirm', end, ...count } : null
}

/** The sentence that a message begins with, and whether it opens with a word of a kind. */
export interface FirstSentence {
  readonly message: Message
  readonly sentence: Stretch & { readonly question: boolean }
  readonly end: number
  readonly opens: (key: 'yes' | 'no') => boolean
}

/** The first sentence of a message; undefined where it has none. */
export function firstSentence(text: string, words: Words): FirstSentence | undefined {
  const message = readMessage(text, words)
  const [sentence] = message.sentences
  const last = sentence && message.tokens[sentence.end - 1]
  if (!sentence || !last) return undefined
  let lead = sentence.first
  while (lead < sentence.end && message.tokens[lead]?.kind === 'mark') lead += 1
  return { message, sentence, end: last.end, opens: (key) => startsAt(message, lead, key) !== undefined }
}

/** How many words and numbers a stretch has. */
export const wordsIn = ({ tokens }: Message, { first, end }: Stretch) =>
  tokens.slice(first, end).filter(({ kind }) => kind === 'word' || kind === 'number').length

/** "Sorry, it was 3, not 4": of the number that was asked about. */
const putsRight = (message: Message, { end }: Stretch, number: Quantity, proposed: number | undefined) =>
  message.quantities.some(
    ({ first, value }) =>
      first > number.last &&
      first < end &&
      value === proposed &&
      [1, 2].some((back) => endsAt(message, first - back, 'negation') !== undefined),
  )

const asksNumber = ({ proposed, range, options = [] }: EvidenceRecord) =>
  proposed !== undefined || range !== undefined || options.some(({ count }) => count !== undefined)

const NEW: readonly Key[] = [
  ...(['interview', 'interviewed', 'loi', 'pilot', 'paidUs', 'payingCustomer', 'more'] as const),
  ...(['recent', 'negation'] as const),
]

/** "It was five, all of them real": a few words with the number before the first comma, and nothing new in them. */
function comesFirst(message: Message, { first, end }: Stretch, number: Quantity): boolean {
  const comma = message.tokens.findIndex(
    ({ text }, at) => at > number.last && at < end && /^[,;:–—-]$/.test(text),
  )
  const head = { first, end: comma < 0 ? end : comma }
  return number.last === head.end - 1 && comma >= 0 && !says(message, head, ...NEW)
}

const LONG = 3
const hasLongWord = ({ tokens }: Message, { first, end }: Stretch, number: Quantity) =>
  tokens.some(
    ({ kind, text }, at) =>
      at >= first &&
      at < end &&
      (at < number.first || at > number.last) &&
      kind === 'word' &&
      text.length >= LONG,
  )

/** Reads an answer to "is it still running?". A bare "no" may mean paused or cancelled: it answers nothing. */
function riskAnswer({ message, sentence, end, opens }: FirstSentence, count: number): Answer | null {
  if (wordsIn(message, sentence) > MAX_WORDS) return null
  const no = opens('no') ? marksIn(message, 'no', sentence)[0] : undefined
  const rest = { first: no ? no.last + 1 : sentence.first, end: sentence.end }
  const denied = says(message, rest, 'negation')
  const cancelled = says(message, rest, 'loss')
  if (cancelled && !denied) return { answer: 'confirm', end, count, op: 'retract' }
  const goesOn = says(message, rest, 'goesOn') && !denied
  return opens('yes') || goesOn || cancelled ? { answer: 'reject', end } : null
}
