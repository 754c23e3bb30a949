import type { Reason } from '../../ledger/reasons.ts'
import type { Key } from '../../text/lexicon.ts'
import { type Message, marksIn, type Stretch, says } from './message.ts'
import type { Telling } from './telling.ts'

/** Why a mention counts nothing; undefined where nothing speaks against it (roadmap-rules 2.4). */
export function denialOf(
  { message, clause }: Telling,
  at: number,
  deeds: readonly Key[],
): Reason | undefined {
  const { sentence } = clause
  if (says(message, sentence, 'example')) return 'never counts'
  if (says(message, clause, 'imagined', 'survey')) return 'never counts'
  if (says(message, sentence, 'otherVenture') || says(message, clause, 'otherActor')) return 'someone else'
  if (isRelated(message, clause)) return 'related party'
  if (hasCondition(message, sentence, at)) return 'conditional'
  if (says(message, clause, 'negation') || says(message, { first: clause.first, end: at }, 'without'))
    return 'negated'
  if (says(message, clause, 'doubt')) return 'conditional'
  if (says(message, clause, 'plan') && !doneFirst(message, clause, deeds)) return 'planned'
  const told = says(message, clause, ...deeds)
  if (
    !told &&
    (says(message, clause, 'maybe') || announces(message, { first: sentence.first, end: clause.first }))
  )
    return 'planned'
  return undefined
}

/** "Our goal for spring: 15 interviews, 2 letters": a plan governs what is listed behind it. */
function announces(message: Message, head: Stretch): boolean {
  return (
    says(message, head, 'plan') && !says(message, head, 'done', 'signed', 'interviewed', 'running', 'paidUs')
  )
}

/** A condition governs what follows it, and what it follows in the same clause. */
function hasCondition(message: Message, sentence: Stretch, at: number): boolean {
  return (
    marksIn(message, 'condition', sentence).some(
      ({ first }) => first <= at || says(message, { first: at, end: first }, 'plan'),
    ) || marksIn(message, 'condition', { first: at, end: Math.min(sentence.end, at + 8) }).length > 0
  )
}

/** "Signed with Orrin, first delivery next week": a plan behind the deed denies nothing. */
function doneFirst(message: Message, clause: Stretch, deeds: readonly Key[]): boolean {
  const first = (keys: readonly Key[]) =>
    Math.min(...keys.flatMap((key) => marksIn(message, key, clause)).map((mark) => mark.first))
  return first(deeds) < first(['plan'])
}

/** Whether somebody related is spoken of; "my co-founder held five interviews" is said of the venture. */
export function isRelated(message: Message, stretch: Stretch): boolean {
  const own = marksIn(message, 'us', stretch)
  return marksIn(message, 'related', stretch).some(
    ({ first, last }) => !own.some((mark) => mark.first <= last && first <= mark.last),
  )
}
