import type { ImportRow } from '#shared/imports.ts'
import { DAY_FACTS, PERIODS, PILOT_STATES, RELATIONS, RecordFacts } from '#shared/record-facts.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('imports')
const e = textsOf('evidence')
const r = textsOf('roadmap')

/** The fields that a column can fill. */
const FIELDS = ['organisation', ...RecordFacts.keyof().options] as const
type Field = (typeof FIELDS)[number]

/** What a field of a record is called. */
export function fieldName(name: string): string {
  const field = FIELDS.find((each) => each === name)
  return field ? e(`field.${field}`) : name
}

const DAYS: ReadonlySet<string> = new Set<Field>(DAY_FACTS)

/** A value of a record in words; empty for one that is not there. */
export function valueWords(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return e(value ? 'told.yes' : 'told.no')
  const text = String(value)
  if (DAYS.has(field)) return formatDay(text)
  const relation = field === 'relation' && RELATIONS.find((each) => each === text)
  if (relation) return e(`relation.${relation}`)
  const state = field === 'state' && PILOT_STATES.find((each) => each === text)
  if (state) return e(`state.${state}`)
  const period = field === 'period' && PERIODS.find((each) => each === text)
  return period ? e(`period.${period}`) : text
}

/** What a line lacks, in words. */
export function gapWords(gap: string): string {
  const key = `gap.${gap}` as 'gap.no_name'
  return t.has(key) ? t(key) : ''
}

/** Who or what a line is about, to name it. */
export function nameOfRow({ record, field }: ImportRow): string {
  if (field) return r(`field.${field.name}`)
  const [who, organisation] = [record?.who, record?.organisation].map((part) =>
    typeof part === 'string' ? part : '',
  )
  return [who, organisation].filter(Boolean).join(', ') || t('rows.anon')
}

/** The columns of the table of each type, in their order; the last two-line one is the words. */
export const SHOWN: Record<EvidenceType, readonly Field[]> = {
  interview: ['who', 'organisation', 'date', 'relation', 'learnt'],
  loi: ['organisation', 'signatory', 'date', 'volume', 'price'],
  pilot: ['organisation', 'start', 'state', 'decision_date', 'metric'],
  revenue: ['organisation', 'since', 'amount', 'period', 'repeat_orders'],
}

/** What people said or what was learnt of it: shown in the letters of words that somebody said. */
export const SAID: ReadonlySet<string> = new Set<Field>(['learnt', 'quote'])
