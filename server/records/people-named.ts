import { isName } from '#shared/records/same-record.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { peopleIn, toldIn } from './people-in.ts'

/** The third parties whom a ledger names as somebody talked to, somebody who signed or who decides. */
export function peopleNamed(events: readonly LedgerEvent[]): string[] {
  // "Petra Lang, plant manager" is called by her name alone elsewhere.
  const names = toldIn(events).map((text) => (text.split(/[,;(]/)[0] ?? '').trim())
  // Last names alone are left to be words.
  const others = peopleIn(events, Number.POSITIVE_INFINITY).filter((name) => name.includes(' '))
  return [...new Set([...names.filter(isName), ...others])]
}
