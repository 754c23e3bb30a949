import type { FieldEntry, LedgerState } from '#engine/ledger/state.ts'
import { demoted, itemKey, type StandingField, standingFields } from '#engine/roadmap/standing-fields.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Dashboard, FieldEdit } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { changeDashboard } from './change-dashboard.ts'
import { flagsOf, readValue } from './value-flags.ts'

/** How the ledger names the rule behind a value that a person typed. */
const BY_HAND = 'edited by the person'

/** Sets, rewrites or removes one value by hand, unless it changed since the person saw it. */
export async function editField(ctx: Ctx, edit: FieldEdit): Promise<Dashboard> {
  return changeDashboard(ctx, async (ledger, at) => {
    const change = ctx.newId()
    const facts = factsOf(ledger, edit, await readValue(ctx, ledger, edit.field, edit.after))
    const events = facts.map((fact, index) => ({
      event: {
        kind: 'field' as const,
        id: `edit:${change}#${index}`,
        messageId: change,
        at,
        extractor: 'person' as const,
        fact,
      },
      messageId: null,
      conversationId: null,
    }))
    return events.length > 0 ? [{ events, cause: 'edited' }] : []
  })
}

function factsOf(ledger: LedgerState, edit: FieldEdit, read: FieldFact | undefined): FieldFact[] {
  const { field, after } = edit
  const there = standingFields(ledger).filter(({ entry }) => entry.fact.field === field)
  const seen = findSeen(there, edit)
  if (after === '') return seen ? removals(ledger, edit, seen) : []

  const before = seen?.entry.fact
  const fact: FieldFact = {
    ...(before && { ...before, derived: undefined }),
    ...flagsOf(read, after, before),
    field,
    value: after,
    quote: '',
    rule: BY_HAND,
    suggested: false,
    ...(edit.use_case !== undefined && { use_case: edit.use_case }),
    ...(edit.kind && { kind: edit.kind }),
    ...(field === 'industry' && { priority: edit.priority ?? seen?.industry?.priority }),
  }
  const renamed = seen && !isSingle(field) && itemKey(seen.value) !== itemKey(after)
  const facts = [...(renamed ? removals(ledger, edit, seen) : []), ...demotion(there, edit, seen), fact]
  return isUnchanged(fact, seen) && facts.length === 1 ? [] : facts
}

/** The value the person saw and edits; refuses when it is no longer what stands there. */
function findSeen(there: StandingField[], { field, before, after }: FieldEdit): StandingField | undefined {
  const own = there.filter(({ suggested }) => !suggested)
  if (before === null) {
    const taken = isSingle(field) ? own[0] : undefined
    if (taken && taken.value !== after) throw changedSince(taken.value)
    return isSingle(field) ? taken : own.find(({ value }) => itemKey(value) === itemKey(after))
  }
  const seen = there.find(({ value }) => value === before)
  if (!seen || (isSingle(field) && seen.suggested && own.length > 0))
    throw changedSince(own.map(({ value }) => value).join('; '))
  return seen
}

function changedSince(current: string): AppError {
  const now = current === '' ? 'It is empty now.' : `Now it says: “${current}”.`
  return new AppError('conflict', `This changed since you opened it, and nothing was overwritten. ${now}`)
}

/** Takes a value off, with its other spellings and the versions before it. */
function removals(ledger: LedgerState, { field }: FieldEdit, seen: StandingField): FieldFact[] {
  const same = ({ fact }: FieldEntry) =>
    fact.field === field &&
    (seen.suggested
      ? fact.value === seen.value
      : !fact.suggested && (isSingle(field) || itemKey(fact.value) === itemKey(seen.value)))
  return ledger.fields.filter(same).map(({ fact }) => ({ ...fact, quote: '', rule: BY_HAND, removed: true }))
}

/** There is one priority 1: the industry that has it gives it up knowingly, or keeps it. */
function demotion(there: StandingField[], edit: FieldEdit, seen: StandingField | undefined): FieldFact[] {
  if (edit.field !== 'industry' || edit.priority !== 1) return []
  const first = there.find(({ industry }) => industry?.priority === 1)
  if (!first || first === seen) return []
  if (edit.replaces === undefined || itemKey(edit.replaces) !== itemKey(first.value)) {
    throw new AppError('second_priority', `Replace “${first.value}” as your beachhead?`)
  }
  return [demoted(first, BY_HAND)]
}

function isUnchanged(fact: FieldFact, seen: StandingField | undefined): boolean {
  if (!seen || seen.suggested) return false
  const { value, priority, use_case, kind } = { ...seen.entry.fact, ...seen.industry }
  return (
    fact.value === seen.value &&
    value !== undefined &&
    fact.priority === priority &&
    fact.use_case === use_case &&
    fact.kind === kind
  )
}
