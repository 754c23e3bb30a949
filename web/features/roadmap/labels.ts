import { EVIDENCE, forEachEvidenceType } from '#shared/evidence-types.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { forEachField, ROADMAP_FIELDS } from '#shared/roadmap-fields.ts'

/** The counters as the dashboard names them (product.md section 9). */
export const EVIDENCE_LABELS = forEachEvidenceType((type) => EVIDENCE[type].label)

export const FIELD_LABELS = forEachField((field) => ROADMAP_FIELDS[field].label)

export const PRIORITY_LABELS = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

/** The name of anything the history tells of. */
export function labelOf(what: string): string {
  if (what === 'level') return 'Level'
  if (what === 'repeat_events') return 'Repeat sales'
  const labels: Record<string, string> = { ...EVIDENCE_LABELS, ...FIELD_LABELS }
  return labels[what] ?? what
}

/** A value of the history in words; levels are told by their name. */
export function historyValue(what: string, value: string): string {
  if (what !== 'level') return value
  const name = LEVEL_NAMES[Number(value)]
  return name ? `${value}, ${name}` : value
}
