import { EVIDENCE_TYPES, type EvidenceType } from '#shared/evidence-types.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { FIELD_NAMES, type FieldName } from '#shared/roadmap-fields.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

/** A counter as the roadmap names it (product.md section 9). */
export const evidenceLabel = (type: EvidenceType): string => t(`evidence.${type}`)

export const fieldLabel = (field: FieldName): string => t(`field.${field}`)

export type Priority = 1 | 2 | 3
const PRIORITIES = { 1: 'primary', 2: 'secondary', 3: 'exploratory' } as const

export const priorityLabel = (priority: Priority = 3): string => t(`priority.${PRIORITIES[priority]}`)

const isField = (what: string): what is FieldName => FIELD_NAMES.some((field) => field === what)
const isEvidence = (what: string): what is EvidenceType => EVIDENCE_TYPES.some((type) => type === what)

/** What is neither a field nor a counter; `record` is one whose facts changed and no counter with them. */
const TOLD = ['level', 'repeat_events', 'comment', 'record'] as const
const isTold = (what: string): what is (typeof TOLD)[number] => TOLD.some((each) => each === what)

/** The name of anything the history tells of. */
export function labelOf(what: string): string {
  if (isTold(what)) return t(`what.${what}`)
  if (isEvidence(what)) return evidenceLabel(what)
  return isField(what) ? fieldLabel(what) : what
}

/** How the history keeps the priority of an industry: "Dairies (Primary)". */
const KEPT_PRIORITY = { Primary: 1, Secondary: 2, Exploratory: 3 } as const

/** A value of the history in words; levels are told by their name, industries with their priority. */
export function historyValue(what: string, value: string): string {
  if (what === 'level') {
    const stage = LEVEL_NAMES[Number(value)]
    return stage ? t('history.stage', { level: value, stage }) : value
  }
  if (what !== 'industry') return value
  return value.replace(
    /\((Primary|Secondary|Exploratory)\)$/,
    (_, kept: keyof typeof KEPT_PRIORITY) => `(${priorityLabel(KEPT_PRIORITY[kept])})`,
  )
}
