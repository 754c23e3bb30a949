import type { Counters, EvidenceType, LedgerEvent } from '#shared/roadmap.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'

export type ExpectedRecord = {
  type: EvidenceType
  op: string
  count: number | null
  status: string
  org?: string
}

export type UtteranceCase = {
  id: string
  lang: string
  state: Record<string, number | string[]>
  text: string
  evidence: ExpectedRecord[]
  fields: Record<string, unknown>
  after: Partial<Counters>
}

/** The ledger a case starts from: named organisations first, the rest unnamed. */
export function seedEvents(state: UtteranceCase['state']): LedgerEvent[] {
  const events: LedgerEvent[] = []
  const base = { messageId: 'seed', extractor: 'person' as const, kind: 'evidence' as const }
  const push = (type: EvidenceType, count: number, orgs: string[], op: 'add' | 'repeat' = 'add') => {
    if (count <= 0) return
    events.push({
      ...base,
      id: `seed${events.length}`,
      record: {
        type,
        op,
        count,
        status: 'confirmed',
        reason: 'given',
        quote: 'given',
        rule: 'seed',
        ...(orgs.length > 0 && { orgs }),
      },
    })
  }
  for (const type of EVIDENCE_TYPES) {
    const count = Number(state[type] ?? 0)
    const named = state[`${type}_orgs`]
    const orgs = Array.isArray(named) ? named : []
    for (const org of orgs) push(type, 1, [org])
    push(type, count - orgs.length, [])
  }
  push('revenue', Number(state.repeat_events ?? 0), [], 'repeat')
  return events
}
