import type { EvidenceType } from '#shared/roadmap.ts'
import { RISK_RULE, UNTYPED_LOSS } from '../../ledger/reasons.ts'
import type { Key } from '../../text/lexicon.ts'
import { type Mark, marksIn, says } from './message.ts'
import { numberOf } from './operation.ts'
import { amountBefore, anchorsOf, candidate, type Mention, type Telling } from './telling.ts'

const NOUNS: readonly { type: EvidenceType; keys: readonly Key[] }[] = [
  { type: 'pilot', keys: ['pilot'] },
  { type: 'loi', keys: ['loi', 'letter'] },
  { type: 'revenue', keys: ['payingCustomer', 'customer', 'productContract', 'contract', 'order'] },
  { type: 'interview', keys: ['interview'] },
]

/** The types of evidence that a clause names, in the order of the list. */
const typesIn = ({ message, clause }: Telling) =>
  NOUNS.filter(({ keys }) => says(message, clause, ...keys)).map(({ type }) => type)

const orgsOf = ({ names }: Telling) => (names.length > 0 ? { orgs: names.map(({ name }) => name) } : {})

const unreal = ({ message, clause }: Telling, change?: Mark) =>
  marksIn(message, 'negation', clause).some(
    ({ first }) => !change || first < change.first || first > change.last,
  ) ||
  says(message, clause, 'plan', 'doubt', 'otherActor', 'related', 'notRevenue', 'condition') ||
  says(message, clause.sentence, 'condition', 'otherVenture', 'example')

/** A pilot or a letter that became a purchase: one more customer, and what it came from. */
export function conversionsIn(telling: Telling): Mention[] {
  const { message, clause } = telling
  const [turn] = anchorsOf(message, clause, 'conversion')
  if (!turn || unreal(telling)) return []
  const behind = { first: turn.first, end: clause.end }
  if (says(message, clause, 'loi') && says(message, behind, 'pilot')) {
    const more = {
      op: 'add',
      count: Math.max(1, telling.names.length),
      reason: 'converted',
      converted_from: 'loi',
    } as const
    return [candidate(telling, 'pilot', 'change.conversion', { ...more, anchor: turn, ...orgsOf(telling) })]
  }
  const from = says(message, clause, 'pilot') ? 'pilot' : says(message, clause, 'loi') ? 'loi' : undefined
  if (
    !from ||
    !says(message, clause.sentence, 'productContract', 'contract', 'order', 'payingCustomer', 'customer')
  )
    return []
  return [
    candidate(telling, 'revenue', 'change.conversion', {
      op: 'add',
      count: Math.max(1, telling.names.length),
      reason: 'converted',
      converted_from: from,
      source: 'product',
      ...orgsOf(telling),
    }),
  ]
}

/** "Aker has withdrawn its LOI", "we lost a customer". */
export function lossesIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const [loss] = anchorsOf(message, clause, 'loss')
  if (!loss || unreal(telling, loss)) return []
  const [named] = typesIn(telling)
  // "The pilot at Stern ended. They did not renew."
  const spoken = !named && names.length === 0 ? telling.previous : null
  const type = named ?? spoken?.type
  if ((!type && names.length === 0) || type === 'interview') return []
  const noun = type
    ? anchorsOf(message, clause, ...(NOUNS.find((each) => each.type === type)?.keys ?? []))[0]
    : undefined
  const amount = noun ? amountBefore(message, clause, noun) : undefined
  const number = amount?.kind === 'number' ? numberOf(amount) : { count: Math.max(1, names.length) }
  return [
    candidate(telling, type ?? 'revenue', type ? 'change.loss' : UNTYPED_LOSS, {
      op: 'retract',
      reason: 'lost',
      ...number,
      ...orgsOf(telling),
      ...(spoken && spoken.orgs.length > 0 && { orgs: [...spoken.orgs] }),
    }),
  ]
}

const REORDERED: readonly Key[] = [
  ...(['customer', 'payingCustomer', 'organisation', 'contract', 'productContract', 'order'] as const),
]

/** "Kälte Berger reordered": one more sale to somebody who pays already. */
export function repeatsIn(telling: Telling): Mention[] {
  const { message, clause, names } = telling
  const [repeat] = anchorsOf(message, clause, 'repeat', 'expansion')
  if (!repeat || unreal(telling) || says(message, clause, 'pilot', 'loi', 'interview')) return []
  if (names.length === 0 && !says(message, clause, ...REORDERED)) return []
  if (repeat.key === 'expansion' && telling.context.counters.revenue === 0) return []
  const [customer] = anchorsOf(message, clause, 'customer', 'payingCustomer', 'organisation')
  const amount = customer ? amountBefore(message, clause, customer) : undefined
  const number = amount?.kind === 'number' ? numberOf(amount) : { count: Math.max(1, names.length) }
  return [
    candidate(telling, 'revenue', 'change.repeat', {
      op: 'repeat',
      reason: 'repeated',
      ...number,
      ...orgsOf(telling),
    }),
  ]
}

/** Silence, doubt, a pause: what the roadmap holds may be lost, and nobody said so. */
export function risksIn(telling: Telling): Mention[] {
  const { message, clause, names, previous } = telling
  if (!says(message, clause, 'atRisk')) return []
  if (says(message, clause.sentence, 'condition', 'otherActor', 'otherVenture')) return []
  const type = typesIn(telling).find((each) => each !== 'interview') ?? previous?.type
  if (names.length === 0 && typesIn(telling).length === 0) return []
  return [
    candidate(telling, type === 'interview' || !type ? 'revenue' : type, RISK_RULE, {
      op: 'ask',
      count: null,
      status: 'needs_confirmation',
      reason: 'may be lost',
      singular: true,
      ...orgsOf(telling),
    }),
  ]
}
