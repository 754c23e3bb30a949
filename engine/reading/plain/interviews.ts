import type { Key } from '../../text/lexicon.ts'
import { denied } from './commitments.ts'
import { type Mark, type Message, type Stretch, says, startsAt } from './message.ts'
import { numberOf, operationOf } from './operation.ts'
import {
  type Amount,
  amountBefore,
  amountBehindVerb,
  anchorsOf,
  candidate,
  countStarting,
  type Mention,
  type Telling,
} from './telling.ts'
import { denialOf } from './verdict.ts'

const NOUNS: readonly Key[] = ['interview', 'groupSession', 'unclearTalk', 'talk']
const VERBS: ReadonlySet<Key> = new Set(['interviewed', 'interviewing', 'talked', 'seen'])

/** The interviews that a clause tells of. */
export function interviewsIn(telling: Telling): Mention[] {
  const { message, clause } = telling
  const anchors = anchorsOf(message, clause, ...VERBS, ...NOUNS)
  const read = anchors.flatMap((anchor) => {
    const verb = VERBS.has(anchor.key)
    const before = verb ? amountBehindVerb(message, clause, anchor) : amountBefore(message, clause, anchor)
    const group = anchor.key === 'groupSession' && before.kind !== 'number'
    const amount: Amount = group ? { kind: 'one', further: false } : withOthers(message, clause, before)
    return isMention(telling, anchor, amount) ? [{ anchor, amount }] : []
  })
  const numbered = read.filter(({ amount }) => amount.kind === 'number')
  const told = numbered.length > 0 ? distinct(numbered) : read.slice(0, 1)
  return told.map(({ anchor, amount }) => {
    const clear =
      anchor.key === 'interview' ||
      anchor.key === 'interviewed' ||
      anchor.key === 'interviewing' ||
      anchor.key === 'groupSession'
    const found = candidate(telling, 'interview', 'interview', {
      op: operationOf(telling, amount),
      anchor,
      ...countedFrom(telling, amount),
    })
    const denial = denialOf(telling, anchor.first, ['done', 'interviewed', 'talked'])
    if (denial) return denied(telling, found, denial)
    const aboutThem = amount.kind === 'number' && says(message, clause, 'topic')
    if (clear || aboutThem || found.status === 'needs_confirmation') return found
    return { ...found, status: 'needs_confirmation', reason: 'type unclear' }
  })
}

/** How many interviews, with the organisations where as many are named; names alone propose a number. */
function countedFrom({ names }: Telling, amount: Amount): Partial<Mention> {
  const orgs = names.map(({ name }) => name)
  const number = numberOf(amount)
  if (amount.kind === 'none' && orgs.length > 0) return { ...number, proposed: orgs.length, orgs }
  return orgs.length > 0 && number.count === orgs.length ? { ...number, orgs } : number
}

/** "3 in Germany, 4 in Austria and 2 in Switzerland", "three pharmacists and a nurse": one number after the other. */
function withOthers(message: Message, clause: Stretch, amount: Amount): Amount {
  if (amount.kind !== 'number' || amount.quantity.vague) return amount
  const { quantity } = amount
  let [others, last] = [0, quantity.last]
  for (let at = last + 1; at < clause.end; at += 1) {
    if (message.tokens[at]?.text !== ',' && !startsAt(message, at, 'and')) continue
    // "a dos clientes y a una enfermera": a small word may stand between.
    const on = startsAt(message, at + 1, 'with') ? at + 2 : at + 1
    const next = countStarting(message, on)
    const end = next?.last ?? (startsAt(message, on, 'article') ? on : undefined)
    if (end === undefined || next?.vague || !isPeople(message, end + 1, next !== undefined)) continue
    others += next?.value ?? 1
    last = end
  }
  // "Two interviews, one with the buyer, one with the foreman": the same ones again.
  return others === quantity.value
    ? amount
    : { ...amount, quantity: { ...quantity, value: quantity.value + others, last } }
}

/** Whether people, or a place where they are, stand at or right after a token. */
const isPeople = (message: Message, at: number, counted: boolean) =>
  [0, 1].some((on) => startsAt(message, at + on, 'person', 'customer', 'organisation') !== undefined) ||
  (counted && startsAt(message, at, 'place') !== undefined)

type Read = { anchor: Mark; amount: Amount }

/** Each number once: "held four problem interviews with ..., all interviewed by phone". */
const distinct = <Each extends Read>(read: readonly Each[]): Each[] =>
  read.filter(
    ({ amount }, i) =>
      !read
        .slice(0, i)
        .some(
          (other) =>
            amount.kind === 'number' &&
            other.amount.kind === 'number' &&
            other.amount.quantity === amount.quantity,
        ),
  )

/** Whether a word is told of as something that happened, and is no mere topic. */
function isMention({ message, clause, names }: Telling, { key, first }: Mark, amount: Amount): boolean {
  const named = names.length > 0 && says(message, clause.sentence, 'with')
  if (key === 'interviewed' || key === 'interviewing')
    return amount.kind !== 'none' || names.length > 0 || says(message, clause, 'person', 'customer')
  if (key === 'interview') {
    if (amount.kind === 'number' || amount.kind === 'vague') return true
    return (
      (named || says(message, clause, 'done', 'recent', 'more', 'negation')) && amount.kind !== 'definite'
    )
  }
  if (key === 'seen') return (amount.kind === 'number' || names.length > 0) && says(message, clause, 'person')
  if (key === 'groupSession') return says(message, clause, 'done', 'recent', 'us')
  if (key === 'talked')
    return (
      amount.kind !== 'none' ||
      names.length > 0 ||
      says(message, clause, 'person', 'customer', 'organisation')
    )
  if (amount.kind === 'number' || amount.kind === 'vague')
    return says(message, clause, 'done', 'recent', 'total', 'more', 'us')
  // "Call this morning with Nora Adler at Geox", "Gespräch 5.11.: Lars Petersen, Nordkalk AG"
  if (key !== 'talk' || !named || says(message, clause, 'plan')) return false
  return first === clause.sentence.first || says(message, clause, 'recent', 'month')
}
