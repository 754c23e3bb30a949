import type { EvidenceRow, RecordFacts } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

export type FieldName = keyof RecordFacts | 'organisation'

type Kind =
  | 'text'
  | 'long'
  | 'date'
  | 'count'
  | 'relation'
  | 'state'
  | 'period'
  | 'told'
  | 'segment'
  | 'currency'

/** What a field of one type of record is called where its name alone would not say. */
type Label = FieldName | 'signed'

export interface FieldSpec {
  readonly name: FieldName
  readonly kind: Kind
  readonly label: Label
  readonly max: number
  readonly required: boolean
  /** Fields of different types that hold the same: the switch of the type takes their text along. */
  readonly fits: 'who' | 'day' | null
}

type Options = Partial<Pick<FieldSpec, 'label' | 'max' | 'required' | 'fits'>>

const field = (name: FieldName, kind: Kind, options: Options = {}): FieldSpec => ({
  name,
  kind,
  label: name,
  max: 120,
  required: false,
  fits: null,
  ...options,
})

const ORGANISATION = field('organisation', 'text', { required: true })
/** Who was talked to may stand for nobody but themselves. */
const OWN_ORGANISATION = field('organisation', 'text')
const SEGMENT = field('segment', 'segment')
const CONSENT = [field('told', 'told'), field('delete_by', 'date')]

/** The fields of each type: the five that the form begins with, the last of them long, and what stands behind "More". */
export const FIELDS: Record<
  EvidenceType,
  { readonly main: readonly FieldSpec[]; readonly more: readonly FieldSpec[] }
> = {
  interview: {
    main: [
      field('who', 'text', { required: true, fits: 'who' }),
      OWN_ORGANISATION,
      field('date', 'date', { fits: 'day' }),
      field('relation', 'relation'),
      field('learnt', 'long', { max: 1000 }),
    ],
    more: [
      SEGMENT,
      field('channel', 'text'),
      field('by', 'text'),
      field('next_step', 'text', { max: 300 }),
      field('quote', 'long', { max: 600 }),
      ...CONSENT,
    ],
  },
  loi: {
    main: [
      ORGANISATION,
      field('signatory', 'text', { fits: 'who' }),
      field('date', 'date', { label: 'signed', fits: 'day' }),
      field('price', 'text'),
      field('condition', 'long', { max: 300 }),
    ],
    more: [
      field('need', 'text', { max: 300 }),
      field('volume', 'text'),
      field('expires', 'date'),
      SEGMENT,
      ...CONSENT,
    ],
  },
  pilot: {
    main: [
      ORGANISATION,
      field('start', 'date', { fits: 'day' }),
      field('end', 'date'),
      field('decision_date', 'date'),
      field('metric', 'long', { max: 300 }),
    ],
    more: [
      field('decided_by', 'text', { fits: 'who' }),
      field('baseline', 'text'),
      field('target', 'text'),
      field('fee', 'text', { max: 60 }),
      field('state', 'state'),
      SEGMENT,
      ...CONSENT,
    ],
  },
  revenue: {
    main: [
      ORGANISATION,
      field('since', 'date', { fits: 'day' }),
      field('amount', 'text', { max: 60 }),
      field('currency', 'currency', { max: 3 }),
      field('period', 'period'),
    ],
    more: [field('repeat_orders', 'count'), SEGMENT, ...CONSENT],
  },
}

export const fieldsOf = (type: EvidenceType): readonly FieldSpec[] => [
  ...FIELDS[type].main,
  ...FIELDS[type].more,
]

/** What is typed, by field; a field that is missing is empty. */
export type Values = Readonly<Partial<Record<FieldName, string>>>

/** What a record holds, as its fields show it. */
export function valuesOf(record: EvidenceRow): Values {
  return Object.fromEntries(fieldsOf(record.type).map(({ name }) => [name, shown(record[name])]))
}

function shown(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null || value === undefined ? '' : String(value)
}

/** What is typed in a field as the server takes it; undefined where an empty one says nothing. */
function factOf({ kind }: FieldSpec, typed = ''): string | number | boolean | null | undefined {
  const text = typed.trim()
  switch (kind) {
    case 'date':
    case 'relation':
    case 'period':
      return text === '' ? null : text
    case 'told':
      return text === '' ? null : text === 'yes'
    case 'count':
      if (text === '') return undefined
      return Math.min(999, Math.max(0, Math.trunc(Number(text)) || 0))
    case 'state':
      return text === '' ? undefined : text
    case 'currency':
      return text.toUpperCase()
    default:
      return text
  }
}

/** The same for the fields whose text is another one than before; nothing for those that stayed. */
export function changedFacts(type: EvidenceType, values: Values, before: Values): Record<string, unknown> {
  const changed = fieldsOf(type).filter(
    ({ name }) => (values[name] ?? '').trim() !== (before[name] ?? '').trim(),
  )
  return factsOf(changed, values)
}

/** What a person saw of a record in fields that they change; a number that nobody said is not compared. */
export function seenOf(record: EvidenceRow, names: readonly string[]): Record<string, unknown> {
  const specs = fieldsOf(record.type).filter(({ name }) => names.includes(name))
  const entries = specs.map((spec) => [spec.name, record[spec.name] ?? factOf(spec)])
  return Object.fromEntries(entries.filter(([, fact]) => fact !== undefined))
}

/** What fields hold, as the server takes it, by name. */
function factsOf(fields: readonly FieldSpec[], values: Values): Record<string, unknown> {
  const entries = fields.map((spec) => [spec.name, factOf(spec, values[spec.name])])
  return Object.fromEntries(entries.filter(([, fact]) => fact !== undefined))
}

/** What was filled in, and nothing for the rest. */
export function factsIn(type: EvidenceType, values: Values): Record<string, unknown> {
  const filled = fieldsOf(type).filter(({ name }) => (values[name] ?? '').trim() !== '')
  return factsOf(filled, values)
}

/** A new record. */
export const inputOf = (type: EvidenceType, values: Values): Record<string, unknown> => ({
  type,
  ...factsIn(type, values),
})

/** The values for another type: what stands there already, and for an empty field what one that fits it holds. */
export function switched(values: Values, from: EvidenceType, to: EvidenceType): Values {
  const carried = { ...values }
  for (const { name, fits } of fieldsOf(to)) {
    if (carried[name]?.trim() || fits === null) continue
    const source = fieldsOf(from).find((other) => other.fits === fits)
    if (source) carried[name] = values[source.name] ?? ''
  }
  return carried
}

/** The first required field that is empty. */
export const missingField = (type: EvidenceType, values: Values): FieldName | undefined =>
  fieldsOf(type).find(({ name, required }) => required && !(values[name] ?? '').trim())?.name
