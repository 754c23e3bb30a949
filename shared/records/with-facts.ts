import type { RecordFacts } from '../record-facts.ts'
import type { EvidenceRecord } from '../roadmap.ts'

/** The known facts of a record besides its organisation. */
export type Facts = { [K in keyof RecordFacts]?: RecordFacts[K] | undefined }

/** The parts of a record that the levels read, and that follow from its facts. */
type Read = Partial<
  Pick<
    EvidenceRecord,
    'need' | 'volume' | 'price' | 'condition' | 'signed' | 'paid' | 'amount' | 'stage' | 'segment'
  >
>

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/** Facts laid over others; an empty text or null takes a value away. */
export function mergeFacts(facts: Facts, set: Facts): Facts {
  const merged = Object.entries({ ...facts, ...withoutUnsaid(set) })
  return Object.fromEntries(merged.filter(([, value]) => !isNothing(value)))
}

/** The facts of one that another lacks. */
export function missingIn(facts: object, more: Facts): Facts {
  return Object.fromEntries(Object.entries(more).filter(([name]) => !(name in facts)))
}

const withoutUnsaid = (set: Facts): Facts =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))

/**
 * A record with facts laid over what it holds, and with the parts that the levels read of them (roadmap-rules 2.2 to
 * 2.7): what an LOI says, a pilot's fee and state, what a customer pays, and the segment.
 */
export function withFacts(record: EvidenceRecord, set: Facts, org?: string): EvidenceRecord {
  const { orgs: _orgs, org: _org, ...rest } = record
  const named = org === undefined ? record : { ...rest, ...(org !== '' && { orgs: [org], org }) }
  const facts = mergeFacts(record.facts ?? {}, set)
  const changed: EvidenceRecord = { ...named, facts }
  for (const [part, value] of Object.entries(readIn(record, set, facts))) {
    if (isNothing(value)) Reflect.deleteProperty(changed, part)
    else Object.assign(changed, { [part]: value })
  }
  return changed
}

function readIn(
  { type, signed }: EvidenceRecord,
  set: Facts,
  facts: Facts,
): { [K in keyof Read]: Read[K] | undefined } {
  const segment = 'segment' in set && { segment: facts.segment }
  if (type === 'loi') {
    const parts = (['need', 'volume', 'price', 'condition'] as const).filter((part) => part in set)
    const said = Object.fromEntries(parts.map((part) => [part, facts[part]]))
    return { ...segment, ...said, signed: facts.signatory ? true : signed }
  }
  if (type === 'pilot') {
    const fee = 'fee' in set && { amount: facts.fee, paid: isFee(facts.fee) }
    const stage = 'state' in set && { stage: stageOf(facts.state) }
    return { ...segment, ...fee, ...stage }
  }
  const pays = facts.amount !== undefined || 'amount' in set
  const sum = sumOf(facts)
  return { ...segment, ...(type === 'revenue' && pays && { amount: sum }) }
}

/** An amount with its currency, where it does not name one itself: "€12,000", "12,000 EUR". */
function sumOf({ amount = '', currency }: Facts): string {
  return currency && !/\p{Sc}|\p{L}/u.test(amount) ? `${amount} ${currency}` : amount
}

/** True for a pilot that costs money: "0 €" is none. */
function isFee(fee: string | undefined): boolean {
  return !isNothing(fee) && !(/\d/.test(fee ?? '') && !/[1-9]/.test(fee ?? ''))
}

function stageOf(state: RecordFacts['state'] | undefined): EvidenceRecord['stage'] {
  if (state === 'done' || state === 'converted') return 'completed'
  return state === 'running' || state === 'paused' ? 'running' : undefined
}

/** Returns the facts of a record, also of one told in chat before records had facts. */
export function factsOf(record: EvidenceRecord): Facts {
  const { type, need, volume, price, condition, amount, stage, segment, facts } = record
  const said: Facts = {
    segment,
    ...(type === 'loi' && { need, volume, price, condition }),
    ...(type === 'pilot' && { fee: amount, state: stage && (stage === 'completed' ? 'done' : 'running') }),
    ...(type === 'revenue' && { amount }),
  }
  return mergeFacts(said, facts ?? {})
}
