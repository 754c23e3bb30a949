import type { FieldView } from '#shared/dashboard-views.ts'
import { unbroken } from '#web/ui/unbroken.ts'
import { FIELD_LABELS } from '../labels.ts'
import { Sourced } from '../trust/sourced.tsx'

/** One value of a widget, which opens to the sentence it came from. */
export function FieldText({ view }: { view: FieldView }) {
  return (
    <Sourced source={view.source} change={FIELD_LABELS[view.field]} value={view.value}>
      {unbroken(view.value)}
    </Sourced>
  )
}
