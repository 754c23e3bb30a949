import type { FieldName, Industry, Widgets } from '#shared/roadmap.ts'
import { forEachText, ROADMAP_FIELDS, type WidgetKey } from '#shared/roadmap-fields.ts'
import type { FieldEntry, LedgerState } from './state.ts'

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]{1,8000}/gu, ' ')
    .trim()

function unique(entries: FieldEntry[]): FieldEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ fact }) => !seen.has(key(fact.value)) && seen.add(key(fact.value)))
}

function industries(entries: FieldEntry[]): Industry[] {
  const byName = new Map<string, Industry>()
  for (const { fact, extractor } of entries) {
    const before = byName.get(key(fact.value))
    const priority = fact.priority ?? before?.priority
    const stated = priority !== undefined || extractor === 'person'
    byName.set(key(fact.value), {
      name: before?.name ?? fact.value,
      confidence: stated ? 'high' : 'medium',
      ...(priority && { priority }),
      ...(fact.use_case && { use_case: fact.use_case }),
    })
  }
  return [...byName.values()].sort((a, b) => (a.priority ?? 4) - (b.priority ?? 4))
}

const derived = new WeakMap<FieldEntry[], Widgets>()

/**
 * What the dashboard's widgets show, from the fields of the ledger; the newest statement of a text wins. Derived
 * once for each list of fields, and not to be changed.
 */
export function deriveWidgets({ fields }: Pick<LedgerState, 'fields'>): Widgets {
  const known = derived.get(fields)
  if (known) return known
  const widgets = widgetsOf(fields)
  derived.set(fields, widgets)
  return widgets
}

function widgetsOf(fields: FieldEntry[]): Widgets {
  const of = (field: FieldName) => fields.filter((e) => e.fact.field === field && !e.fact.suggested)
  const last = (field: FieldName) => of(field).at(-1)?.fact
  const listed = (field: FieldName) => {
    const stated = of(field).filter((e) => !e.fact.derived)
    return unique(stated.length > 0 ? stated : of(field))
  }
  const textsOf = <W extends WidgetKey>(widget: W) =>
    forEachText(
      widget,
      (field) => last(field)?.value,
      (field) => listed(field).map((e) => e.fact.value),
    )
  const problem = last('problem')
  return {
    idea_summary: {
      ...textsOf('idea_summary'),
      problem_specific: Boolean(problem?.sufferer && problem.consequence),
    },
    value_proof_summary: {
      ...textsOf('value_proof_summary'),
      quantified: last('value_proposition')?.quantified ?? false,
      proof_points: listed('proof_point').map(({ fact }) => ({
        text: fact.value,
        kind: fact.kind ?? 'lab',
        quantified: fact.quantified ?? false,
      })),
    },
    target_industries: industries(of('industry')),
    icp_data: textsOf('icp_data'),
    buyer_persona: textsOf('buyer_persona'),
    suggestions: fields
      .filter((e) => e.fact.suggested)
      .map((e) => ({ field: e.fact.field, value: e.fact.value, eventId: e.id })),
  }
}

/** What the widgets show of a field, each value as one text. */
export function valuesIn(widgets: Widgets, field: FieldName): string[] {
  if (field === 'industry') return widgets.target_industries.map(({ name }) => name)
  if (field === 'proof_point') return widgets.value_proof_summary.proof_points.map(({ text }) => text)
  const { widget, property } = ROADMAP_FIELDS[field]
  const held: Readonly<Record<string, unknown>> = widgets[widget]
  const value = held[property]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((text) => typeof text === 'string')
}
