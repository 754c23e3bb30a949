import type { FieldEntry, LedgerState } from '#engine/ledger/state.ts'
import { undoneIds } from '#engine/roadmap/ledger-events.ts'
import { demoted, itemKey, standingFields } from '#engine/roadmap/standing-fields.ts'
import type { ProposalChanges } from '#shared/proposals.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { flagsOf } from './value-flags.ts'

/** How the ledger names the rule behind a suggestion that a person made their own. */
const CONFIRMED = 'confirmed by the person'

/**
 * A suggestion as the founder's own, with the field and the text that they chose; an industry that becomes priority 1
 * takes it from the one that had it. `read` is what the reader finds in a text that they changed.
 */
export function takeOver(
  ledger: LedgerState,
  { fact }: FieldEntry,
  { field = fact.field, value = fact.value }: Pick<ProposalChanges, 'field' | 'value'> = {},
  read?: FieldFact,
): FieldFact[] {
  if (field === fact.field && value === fact.value) return own(ledger, fact)
  const { quote } = fact
  const before = field === fact.field ? fact : undefined
  const changed: FieldFact = {
    ...before,
    ...flagsOf(read, value, before),
    field,
    value,
    quote,
    rule: CONFIRMED,
  }
  return [{ ...fact, removed: true }, ...own(ledger, changed)]
}

function own(ledger: LedgerState, fact: FieldFact): FieldFact[] {
  const first =
    fact.priority === 1
      ? standingFields(ledger).filter(
          ({ industry, value }) => industry?.priority === 1 && itemKey(value) !== itemKey(fact.value),
        )
      : []
  return [...first.map((field) => demoted(field, CONFIRMED)), { ...fact, suggested: false, rule: CONFIRMED }]
}

/** Returns what puts a suggestion aside; one that was laid over a stated value gives it back. */
export function putAside(ledger: LedgerState, { fact }: FieldEntry): FieldFact {
  const undone = undoneIds(ledger.events)
  const stated = ledger.events.findLast(
    (event) =>
      event.kind === 'field' &&
      !undone.has(event.id) &&
      !event.fact.suggested &&
      event.fact.field === fact.field &&
      event.fact.value === fact.value,
  )
  return stated?.kind === 'field' ? stated.fact : { ...fact, removed: true }
}
