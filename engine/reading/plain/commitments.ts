import { type Mark, type Message, marksIn, type Stretch, says } from './message.ts'
import { moneyIn } from './money.ts'
import type { Name } from './names.ts'
import { numberOf, operationOf } from './operation.ts'
import {
  type Amount,
  amountBefore,
  anchorsOf,
  candidate,
  countEnding,
  type Mention,
  type Telling,
} from './telling.ts'
import { denialOf } from './verdict.ts'

/** The number and the organisations of a commitment: those named, where nobody says a number. */
export function partiesOf(amount: Amount, names: readonly Name[]): Partial<Mention> {
  const orgs = names.map(({ name }) => name)
  const named = orgs.length > 0 && { orgs }
  if (amount.kind === 'number') {
    const number = numberOf(amount)
    return { ...number, ...(named && (number.count ?? 0) >= orgs.length && named) }
  }
  if (orgs.length > 0 && amount.kind !== 'vague') {
    const further = amount.kind === 'one' && amount.further
    return { count: orgs.length, ...named, ...(further && { further: true }) }
  }
  return numberOf(amount)
}

/** Letters of intent: signed ones count, unsigned ones do not, and those of which nobody says so are asked about. */
export function loisIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const anchor = best(telling, anchorsOf(message, clause, 'loi'))
  if (!anchor) return lettersIn(telling)
  const { amount: price } = moneyIn(message, clause.sentence)
  const found = { ...told(telling, 'loi', anchor), ...(price && { price }) }
  const open =
    says(message, clause, 'unsigned') ||
    (says(message, clause.sentence, 'unsigned') && !says(message, clause, 'signed'))
  const denial = open ? 'negated' : denialOf(telling, anchor.first, ['signed'])
  if (denial) return [denied(telling, found, denial)]
  const signed = signedOf(telling, anchor)
  if (signed) return [{ ...found, ...signed.number, ...(found.status === 'confirmed' && { signed: true }) }]
  if (
    names.length === 0 &&
    !says(message, clause, 'have', 'total', 'more', 'done', 'recent') &&
    found.count === null
  )
    return []
  return [{ ...found, status: 'needs_confirmation', reason: 'signature unclear' }]
}

/** "Halden Water gave us a letter": perhaps one of intent. */
function lettersIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const [anchor] = anchorsOf(message, clause, 'letter')
  if (!anchor || names.length === 0 || !says(message, clause, 'gaveUs')) return []
  if (says(message, clause, 'notLoi') || denialOf(telling, anchor.first, ['signed'])) return []
  const found = told(telling, 'loi', anchor)
  return found.count === null || found.op === 'reference'
    ? []
    : [{ ...found, status: 'needs_confirmation', reason: 'signature unclear' }]
}

/** Whether a sentence says that a letter is signed, and how many are: "three letters, two of them signed". */
function signedOf({ message, clause }: Telling, anchor: Mark): { number?: Partial<Mention> } | undefined {
  const here = marksIn(message, 'signed', clause.sentence)
  if (here.length === 0) return undefined
  const counted = here
    .filter(({ first }) => first > anchor.last)
    .flatMap(({ first }) => [1, 2].flatMap((back) => countEnding(message, first - back) ?? []))
  const [quantity] = counted
  return quantity
    ? { number: { ...numberOf({ kind: 'number', quantity, definite: false }), orgs: undefined } }
    : {}
}

const STAGES = ['completed', 'running', 'signed'] as const

/** Pilots: signed, running or completed ones count. */
export function pilotsIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const anchor = best(telling, anchorsOf(message, clause, 'pilot'))
  if (!anchor) return testedIn(telling)
  const { sentence } = clause
  const found = told(telling, 'pilot', anchor)
  const denial = says(message, sentence, 'inHouse')
    ? 'never counts'
    : denialOf(telling, anchor.first, [...STAGES, 'done'])
  if (denial) return [denied(telling, found, denial)]
  // What is signed beside a letter is the letter.
  const near = says(message, sentence, 'loi') ? clause : sentence
  const stage = stageOf(message, clause) ?? stageOf(message, near)
  const paid = says(message, sentence, 'paid', 'paidUs', 'pays') && !says(message, clause, 'free')
  const money = paid ? moneyIn(message, sentence) : {}
  const full = { ...found, ...(stage && { stage }), ...(paid && { paid }), ...money } as const
  // "We started a pilot, they pay 18,000 euro": whose money it is, another clause says.
  if (paid && !says(message, clause, 'paid', 'paidUs', 'pays'))
    return [{ ...full, status: 'needs_confirmation', reason: 'no plain form' }]
  if (stage || (paid && names.length > 0) || says(message, clause, 'done')) return [full]
  if (names.length === 0 && found.count === null) return []
  return [{ ...full, status: 'needs_confirmation', reason: 'stage unclear' }]
}

/** How far a pilot is; "since May" says that it runs. */
const stageOf = (message: Message, stretch: Stretch) =>
  STAGES.find((each) => says(message, stretch, each)) ??
  (says(message, stretch, 'ongoing') ? 'running' : undefined)

/** "Kroll is testing our sensor": a trial, perhaps. */
function testedIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const [anchor] = anchorsOf(message, clause, 'testing')
  if (
    !anchor ||
    !says(message, clause, 'product', 'us') ||
    (names.length === 0 && !says(message, clause, 'customer', 'organisation'))
  )
    return []
  if (says(message, clause, 'inHouse') || denialOf(telling, anchor.first, [])) return []
  const found = candidate(telling, 'pilot', 'pilot', {
    op: 'bare',
    ...partiesOf({ kind: 'one', further: false }, names),
  })
  return [{ ...found, status: 'needs_confirmation', reason: 'stage unclear' }]
}

function told(telling: Telling, type: 'loi' | 'pilot', anchor: Mark): Mention {
  const { message, clause, names } = telling
  const amount = amountBefore(message, clause, anchor)
  const op = operationOf(telling, amount)
  // "Weidbach signed the letter": whose it is says which one.
  const named = amount.kind === 'definite' && op === 'reference' && names.length > 0
  return candidate(telling, type, type, {
    op: named || (op === 'set' && amount.kind !== 'number' && amount.kind !== 'one') ? 'bare' : op,
    anchor,
    ...partiesOf(amount, names),
  })
}

/** Of several words for the same thing the one that has a number. */
const best = ({ message, clause }: Telling, anchors: readonly Mark[]) =>
  anchors.find((anchor) => amountBefore(message, clause, anchor).kind === 'number') ?? anchors[0]

/** A mention that counts nothing. "No interviews" says that there are none; "no new one this week" does not. */
export function denied({ message, clause }: Telling, found: Mention, reason: Mention['reason']): Mention {
  const none = reason === 'negated' && found.count === null && !says(message, clause, 'recent', 'more')
  return { ...found, op: 'none', status: 'none', reason, ...(none && { count: 0 }) }
}
