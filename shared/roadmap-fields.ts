import { recordOf } from './record-of.ts'

/** The widgets of the roadmap that fields belong to, by their column, with the name that cards and links give them. */
export const WIDGETS = {
  idea_summary: 'Idea Summary',
  value_proof_summary: 'Value Proof',
  target_industries: 'Target Industries',
  icp_data: 'Ideal Customer Profile',
  buyer_persona: 'Buyer Persona',
} as const

export type WidgetKey = keyof typeof WIDGETS

interface FieldShape {
  readonly widget: WidgetKey
  /** Where in the widget its values stand; null where the widget is a list of them. */
  readonly property: string | null
  /** Whether it holds any number of values; the others hold one text. */
  readonly isList: boolean
  /** What a value is: a text, or more than that, with a shape of its own in `Widgets`. */
  readonly value: 'text' | 'proof' | 'industry'
  /** The words that name it when a founder labels a value ("Buyer: …"), by their key in the lexicon. */
  readonly lexicon: string
  /** The condition, of a gate that opens when something stands there. */
  readonly gate?: { readonly level: number; readonly condition: string }
}

/**
 * The fields of the roadmap, in the order in which they are shown: widgets, editors, export, gates and the readers' lists
 * all follow from here. `docs/how-to.md` says what else one more of them takes.
 */
export const ROADMAP_FIELDS = {
  technology: {
    widget: 'idea_summary',
    property: 'technology',
    isList: false,
    value: 'text',
    lexicon: 'technology',
    gate: { level: 1, condition: 'The technology, described' },
  },
  problem: {
    widget: 'idea_summary',
    property: 'problem',
    isList: false,
    value: 'text',
    lexicon: 'problem',
  },
  application: {
    widget: 'idea_summary',
    property: 'applications',
    isList: true,
    value: 'text',
    lexicon: 'application',
  },
  value_proposition: {
    widget: 'value_proof_summary',
    property: 'value_proposition',
    isList: false,
    value: 'text',
    lexicon: 'value',
    gate: { level: 2, condition: 'Value proposition' },
  },
  proof_point: {
    widget: 'value_proof_summary',
    property: 'proof_points',
    isList: true,
    value: 'proof',
    lexicon: 'proof',
  },
  industry: {
    widget: 'target_industries',
    property: null,
    isList: true,
    value: 'industry',
    lexicon: 'industry',
  },
  icp_description: {
    widget: 'icp_data',
    property: 'description',
    isList: false,
    value: 'text',
    lexicon: 'icp',
    gate: { level: 2, condition: 'The customer, described' },
  },
  icp_characteristic: {
    widget: 'icp_data',
    property: 'characteristics',
    isList: true,
    value: 'text',
    lexicon: 'trait',
  },
  persona_role: {
    widget: 'buyer_persona',
    property: 'role',
    isList: false,
    value: 'text',
    lexicon: 'role',
    gate: { level: 2, condition: 'The role that signs' },
  },
  persona_motivation: {
    widget: 'buyer_persona',
    property: 'motivation',
    isList: false,
    value: 'text',
    lexicon: 'motivation',
    gate: { level: 3, condition: 'What moves the buyer' },
  },
  persona_proof_needed: {
    widget: 'buyer_persona',
    property: 'proof_needed',
    isList: false,
    value: 'text',
    lexicon: 'proofNeeded',
    gate: { level: 3, condition: 'The proof the buyer asks for' },
  },
} as const satisfies Record<string, FieldShape>

type Fields = typeof ROADMAP_FIELDS
export type FieldName = keyof Fields

export const FIELD_NAMES = Object.keys(ROADMAP_FIELDS) as FieldName[]

/** The fields with a gate that opens when something stands there. */
export type GatedField = { [F in FieldName]: Fields[F] extends { gate: unknown } ? F : never }[FieldName]

export const GATED_FIELDS = FIELD_NAMES.filter(
  (field): field is GatedField => 'gate' in ROADMAP_FIELDS[field],
)

/** Returns whether a field holds one text; the others hold a list of them. */
export function isSingle(field: FieldName): boolean {
  return !ROADMAP_FIELDS[field].isList
}

/** The fields of a widget, in their order. */
export function fieldsOf(widget: WidgetKey): FieldName[] {
  return FIELD_NAMES.filter((field) => ROADMAP_FIELDS[field].widget === widget)
}

/** What a gated field is called in a profile: `persona_role` is `personaRole`. */
export type Measured<F extends string> = F extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Measured<Tail>>}`
  : F

export function measuredName<F extends GatedField>(field: F): Measured<F> {
  return field.replace(/_(\p{Ll})/gu, (_, first: string) => first.toUpperCase()) as Measured<F>
}

/** Something for each gated field, by what a profile calls it. */
export function forEachGate<T>(make: (field: GatedField) => T): Record<Measured<GatedField>, T> {
  return Object.fromEntries(GATED_FIELDS.map((field) => [measuredName(field), make(field)])) as Record<
    Measured<GatedField>,
    T
  >
}

/** Something for each field. */
export function forEachField<T>(make: (field: FieldName) => T): Record<FieldName, T> {
  return recordOf(FIELD_NAMES, make)
}

/** Where in a widget the texts stand that are one, or that are a list. */
type Property<W extends WidgetKey, List extends boolean> = {
  [F in FieldName]: Fields[F] extends {
    widget: W
    value: 'text'
    isList: List
    property: infer P extends string
  }
    ? P
    : never
}[FieldName]

/** The texts of a widget, by where they stand in it. */
export type WidgetTexts<W extends WidgetKey, One, Many> = Record<Property<W, false>, One> &
  Record<Property<W, true>, Many>

/** Something for each text of a widget and for each list of them, by where it stands. */
export function forEachText<W extends WidgetKey, One, Many>(
  widget: W,
  one: (field: FieldName) => One,
  many: (field: FieldName) => Many,
): WidgetTexts<W, One, Many> {
  const texts = fieldsOf(widget).flatMap((field) => {
    const { property, value, isList } = ROADMAP_FIELDS[field]
    return value === 'text' ? [[property, isList ? many(field) : one(field)] as const] : []
  })
  return Object.fromEntries(texts) as WidgetTexts<W, One, Many>
}
