import type { FieldName, Industry, Widgets } from '#shared/roadmap.ts'
import type { FieldEntry, LedgerState } from './state.ts'

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
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
  const problem = last('problem')
  const value = last('value_proposition')
  const stated = of('application').filter((e) => !e.fact.derived)
  const applications = stated.length > 0 ? stated : of('application')
  return {
    idea_summary: {
      technology: last('technology')?.value,
      problem: problem?.value,
      problem_specific: Boolean(problem?.sufferer && problem.consequence),
      applications: unique(applications).map((e) => e.fact.value),
    },
    value_proof_summary: {
      value_proposition: value?.value,
      quantified: value?.quantified ?? false,
      proof_points: unique(of('proof_point')).map(({ fact }) => ({
        text: fact.value,
        kind: fact.kind ?? 'lab',
        quantified: fact.quantified ?? false,
      })),
    },
    target_industries: industries(of('industry')),
    icp_data: {
      description: last('icp_description')?.value,
      characteristics: unique(of('icp_characteristic')).map((e) => e.fact.value),
    },
    buyer_persona: {
      role: last('persona_role')?.value,
      motivation: last('persona_motivation')?.value,
      proof_needed: last('persona_proof_needed')?.value,
    },
    suggestions: fields
      .filter((e) => e.fact.suggested)
      .map((e) => ({ field: e.fact.field, value: e.fact.value, eventId: e.id })),
  }
}
