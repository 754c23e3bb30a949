import type { Language } from '#shared/language.ts'
import { wordsOf } from '../../text/lexicon.ts'
import { conversionsIn, lossesIn, repeatsIn, risksIn } from './changes.ts'
import { clausesOf } from './clauses.ts'
import { loisIn, pilotsIn } from './commitments.ts'
import { correctionIn } from './corrections.ts'
import { isPlain } from './forms.ts'
import { interviewsIn } from './interviews.ts'
import { type Message, readMessage, type Stretch, startsAt, textOf } from './message.ts'
import { listedNames, namesIn } from './names.ts'
import type { Stated } from './obstacles.ts'
import { revenueIn } from './revenue.ts'
import {
  type EvidenceContext,
  type Found,
  inOneSentence,
  type Mention,
  type Previous,
  type Telling,
} from './telling.ts'

/**
 * All evidence that a message mentions, before it meets the ledger. What stands in a plain form is confirmed;
 * everything else is a proposal, with type, number, operation and organisations as they were understood.
 */
export const readEvidence = (text: string, language: Language, context: EvidenceContext): Found[] =>
  statedIn(text, language, context).map((stated) => settled(quoted(stated), isPlain(stated)))

/** The mentions of a message, each with all that is said around it. */
function statedIn(text: string, language: Language, context: EvidenceContext): Stated[] {
  const message = readMessage(text, wordsOf(language))
  const all: Read[] = []
  let previous: Previous | null = null
  for (const sentence of message.sentences) {
    if (sentence.question) continue
    const found = readSentence(message, sentence, previous, context)
    const [only] = found
    const at =
      only?.rule === 'change.correction' ? all.findLastIndex(({ found: told }) => corrects(only, told)) : -1
    const earlier = all[at]
    // "We interviewed 12 plant managers. Actually it was 9.": one mention, of nine.
    if (only && earlier)
      all[at] = {
        ...earlier,
        found: {
          ...earlier.found,
          ...putRight(only, textOf(message, { first: earlier.sentence.first, end: sentence.end })),
        },
      }
    else all.push(...found.map((each) => ({ found: each, sentence })))
    previous = spokenOf(found) ?? previous
  }
  const merged = withoutRepeats(all)
  const mentions = merged.map(({ found }) => found)
  return merged.map(({ found, sentence }) => ({ message, sentence, found, all: mentions, context }))
}

/** Whether a correction puts the number of a mention right. */
const corrects = ({ type, rejected }: Mention, told: Mention): boolean =>
  told.type === type && !!told.count && told.op !== 'none' && (rejected ?? told.count) === told.count

const putRight = ({ count }: Mention, quote: string) =>
  ({ count, status: 'needs_confirmation', reason: 'corrected', quote }) as const

/** A mention with its own clause as quote where another clause of its sentence tells of something else. */
function quoted({ message, found, all }: Stated): Mention {
  const apart = all.some((other) => inOneSentence(other, found) && other.place.first !== found.place.first)
  const { end } = found.place
  let { first } = found.place
  while (first < end && message.tokens[first]?.kind === 'mark') first += 1
  return { ...found, quote: (apart && textOf(message, { first, end })) || found.quote }
}

/** A mention as a candidate: one that stands in no plain form waits. */
function settled(
  { number: _number, anchor: _anchor, place: _place, ...found }: Mention,
  plain: boolean,
): Found {
  const { status, op, count } = found
  if (status === 'confirmed' && !plain)
    return {
      ...found,
      status: 'needs_confirmation',
      reason: found.reason === 'stated' ? 'no plain form' : found.reason,
    }
  // A number that nobody counted is asked about with the operation that its words say.
  const total = status === 'needs_confirmation' && count === null && (op === 'set' || op === 'correct')
  return total ? { ...found, proposedOp: op } : found
}

function spokenOf(found: readonly Mention[]): Previous | null {
  const last = found.at(-1)
  return last ? { type: last.type, orgs: last.orgs ?? [], count: last.count ?? 0 } : null
}

interface Read {
  readonly found: Mention
  readonly sentence: Stretch
}

function readSentence(
  message: Message,
  sentence: Stretch,
  before: Previous | null,
  context: EvidenceContext,
): Mention[] {
  const clauses = clausesOf(message, sentence)
  const whole = namesIn(message, sentence)
  const found: Mention[] = []
  let previous = before
  for (const clause of clauses) {
    if (asks(message, clause)) break
    const own = listedNames(message, namesIn(message, clause))
    const telling: Telling = {
      message,
      clause,
      names: own.length > 0 ? own : listedNames(message, whole),
      previous,
      context,
    }
    if (clause.first === sentence.first) {
      const corrected = correctionIn({ ...telling, names: whole })
      if (corrected) return [corrected]
    }
    const read = readClause(telling)
    found.push(...read)
    previous = spokenOf(read) ?? previous
  }
  return found
}

function asks(message: Message, clause: Stretch): boolean {
  let at = clause.first
  while (at < clause.end && message.tokens[at]?.kind !== 'word') at += 1
  return startsAt(message, at, 'asks') !== undefined
}

function readClause(telling: Telling): Mention[] {
  for (const change of [conversionsIn, risksIn, lossesIn, repeatsIn]) {
    const found = change(telling)
    if (found.length > 0) return found
  }
  return [...revenueIn(telling), ...pilotsIn(telling), ...loisIn(telling), ...interviewsIn(telling)]
}

/** The same fact told twice in a message is one fact. */
function withoutRepeats(all: readonly Read[]): Read[] {
  const kept: Read[] = []
  for (const each of all) {
    const twin = kept.find(({ found }) => isSame(found, each.found))
    if (!twin) kept.push(each)
  }
  return kept
}

function isSame(a: Mention, b: Mention): boolean {
  if (a.type !== b.type || a.op === 'none' || b.op === 'none') return false
  if (a.type === 'interview') return false
  // A pilot that became a contract and the order it came with are one sale.
  const [one, other] = [a, b].toSorted((left) => (left.rule === 'change.conversion' ? -1 : 1))
  if (
    one?.rule === 'change.conversion' &&
    other?.rule === 'revenue' &&
    (other.count ?? 1) === (one.count ?? 1)
  )
    return !other.orgs || other.orgs.some((name) => one.orgs?.includes(name))
  const [left, right] = [a.orgs ?? [], b.orgs ?? []]
  if (left.length > 0 && right.length > 0) return a.op === b.op && left.some((name) => right.includes(name))
  return a.op === b.op && (a.count ?? 1) === (b.count ?? 1)
}
