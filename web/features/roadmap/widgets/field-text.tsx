import type { FieldView } from '#shared/dashboard-views.ts'
import { unbroken } from '#web/ui/unbroken.ts'
import { fieldLabel } from '../labels.ts'
import { langOf } from '../text-language.ts'
import { Sourced } from '../trust/sourced.tsx'

/** One value of a widget, which opens to the sentence it came from. */
export function FieldText({ view }: { view: FieldView }) {
  return (
    <Sourced source={view.source} change={fieldLabel(view.field)} value={view.value}>
      <span lang={langOf(view.value)}>{unbroken(view.value)}</span>
    </Sourced>
  )
}
