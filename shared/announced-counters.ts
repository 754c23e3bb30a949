import type { EvidenceProposal } from './proposals.ts'
import type { Counters, EvidenceType } from './roadmap.ts'

/**
 * The counters once these proposals are added, one after the other, as the head of their card announces them. An
 * organisation that a counter holds already, by `isKnown`, is not counted twice. Repeat sales that follow from
 * something else are not announced.
 */
export function announcedCounters(
  now: Counters,
  proposals: readonly Pick<EvidenceProposal, 'type' | 'op' | 'count' | 'org'>[],
  isKnown: (type: EvidenceType, org: string) => boolean = () => false,
): Counters {
  const after = { ...now }
  for (const { type, op, count, org } of proposals) {
    if (op === 'repeat') after.repeat_events += count
    else if (op === 'add') after[type] += count - (type !== 'interview' && org && isKnown(type, org) ? 1 : 0)
    else if (op === 'set') after[type] = Math.max(after[type], count)
    else after[type] = op === 'correct' ? count : Math.max(0, after[type] - count)
  }
  return after
}
