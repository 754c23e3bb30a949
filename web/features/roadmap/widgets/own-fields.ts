import type { FieldView } from '#shared/dashboard-views.ts'
import type { FieldName } from '#shared/roadmap.ts'
import { useRoadmap } from '../roadmap-context.ts'

/** Reads the founder's own values of a field, suggestions left aside. */
export function useOwnFields() {
  const { data } = useRoadmap()
  const all = (field: FieldName): FieldView[] =>
    data.fields.filter((view) => view.field === field && !view.suggested)
  return { all, one: (field: FieldName): FieldView | undefined => all(field)[0] }
}
