import type { EvidenceType } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'

/** How many repeat sales go with the customers that a loss or a lower total takes away. */
export function lostRepeats(
  ledger: LedgerState,
  type: EvidenceType,
  orgs: readonly string[] | undefined,
  { op, count }: { op: 'retract' | 'correct'; count: number },
): number {
  const { repeat_events: repeats } = counters(ledger)
  if (type !== 'revenue' || repeats === 0) return 0
  const text = { reason: '', quote: '', rule: 'what if' }
  const record = { ...text, type, op, count, status: 'confirmed' as const, ...(orgs && { orgs: [...orgs] }) }
  const event = { kind: 'evidence' as const, id: 'what if', messageId: 'what if', record }
  const after = applyEvents(ledger, [{ ...event, extractor: 'rules' }])
  return repeats - counters(after).repeat_events
}
