import type { FieldFact, Widgets } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import type { FieldEntry } from '../ledger/state.ts'
import { valuesIn } from '../ledger/widgets.ts'
import { fold } from '../text/tokens.ts'
import type { ModelFact } from './model/ground-fields.ts'

/** Share of the words of the shorter text from which two say the same. */
const SAME = 0.6

const keyOf = (text: string) => fold(text).match(/[\p{L}\p{N}]{1,8000}/gu) ?? []

function saysSame(a: string, b: string): boolean {
  const [left, right] = [new Set(keyOf(a)), new Set(keyOf(b))]
  const shorter = Math.min(left.size, right.size)
  return shorter > 0 && left.intersection(right).size / shorter >= SAME
}

const exactly = (a: string, b: string) => keyOf(a).join(' ') === keyOf(b).join(' ')

/**
 * The fields of a message that a model has read. Its value wins over the plain reader's; what contradicts the roadmap
 * without saying so is a suggestion, and so is what only the plain reader found. Nothing is suggested that
 * stands there.
 */
export function combineFields(
  plain: readonly FieldFact[],
  model: readonly ModelFact[],
  ledger: { readonly fields: readonly FieldEntry[]; readonly widgets: Widgets },
): FieldFact[] {
  const stands = (fact: FieldFact) =>
    ledger.fields.some(
      ({ fact: old }) => old.field === fact.field && !old.suggested && exactly(old.value, fact.value),
    )
  const taken = model.flatMap(({ fact, corrects }) => {
    const known = valuesIn(ledger.widgets, fact.field)
    if (fact.suggested && stands(fact)) return []
    if (fact.field !== 'industry' && known.some((value) => exactly(value, fact.value))) return []
    const restated = plain.some(({ field, suggested }) => field === fact.field && !suggested)
    const contradicts = isSingle(fact.field) && known.length > 0 && !corrects && !restated
    return contradicts ? [{ ...fact, suggested: true }] : [fact]
  })
  return [...taken, ...suggestOnly(plain, model, stands)]
}

/** What only the plain reader found, as suggestions: not what the model read in the same words. */
function suggestOnly(
  plain: readonly FieldFact[],
  model: readonly ModelFact[],
  stands: (fact: FieldFact) => boolean,
): FieldFact[] {
  return plain.flatMap((fact) => {
    const read = model.some(
      ({ fact: own }) => (own.field === fact.field && isSingle(own.field)) || saysSame(own.value, fact.value),
    )
    return read || stands(fact) ? [] : [{ ...fact, suggested: true }]
  })
}
