import type { LedgerEvent } from '#shared/roadmap.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { ledgerLevel } from '../levels/profile.ts'

/** Events that a history is followed through; a longer one is not told. */
const MOST = 300

/** When a ledger came to its present level, and the words it came by; null at the first level and of a long ledger. */
export function levelSince(
  { events }: LedgerState,
  level: number,
): { day: string | null; quote: string } | null {
  if (level === 0 || events.length > MOST) return null
  let ledger = emptyLedger()
  let before = 0
  let found: LedgerEvent[] = []
  for (const group of byMessage(events)) {
    ledger = applyEvents(ledger, group)
    if (group.every(({ kind }) => kind === 'message')) continue
    const now = ledgerLevel(ledger).level
    if (now === level && before !== level) found = group
    before = now
  }
  const [quote = ''] = found
    .map(quoteOf)
    .filter((words) => words !== '')
    .slice(-1)
  const day = found.find(({ at }) => at !== undefined)?.at?.slice(0, 10) ?? null
  return quote && day ? { day, quote } : null
}

/** Events that follow one another and belong to one message. */
function byMessage(events: readonly LedgerEvent[]): LedgerEvent[][] {
  const groups: LedgerEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0]?.messageId === event.messageId) last.push(event)
    else groups.push([event])
  }
  return groups
}

function quoteOf(event: LedgerEvent): string {
  switch (event.kind) {
    case 'evidence':
      return event.record.quote
    case 'field':
      return event.fact.quote
    case 'confirm':
    case 'pivot':
      return event.quote ?? ''
    default:
      return ''
  }
}
