import type { FieldFact, FieldName, Industry } from '#shared/roadmap.ts'
import { FIELD_NAMES } from '#shared/roadmap-fields.ts'
import type { FieldEntry, LedgerState } from '../ledger/state.ts'
import { deriveWidgets, valuesIn } from '../ledger/widgets.ts'

/** Two spellings of one item: case and punctuation make no difference. */
export function itemKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]{1,600}/gu, ' ')
    .trim()
}

/** Letters that two words have in common at least, and that each may end with besides: "company", "companies". */
const ROOT = 4
const ENDINGS = [1, 3] as const

/** Whether two texts say the same but for case, marks and endings: "Plant manager", "plant managers". */
export function areAlike(one: string, other: string): boolean {
  const [words, others] = [itemKey(one).split(' '), itemKey(other).split(' ')]
  return words.length === others.length && words.every((word, at) => isFormOf(word, others[at] ?? ''))
}

function isFormOf(word: string, other: string): boolean {
  if (word === other) return true
  if (/\d/.test(word + other)) return false
  let common = 0
  while (common < word.length && word[common] === other[common]) common += 1
  const [short = 0, long = 0] = [word.length - common, other.length - common].sort((a, b) => a - b)
  return common >= ROOT && short <= ENDINGS[0] && long <= ENDINGS[1]
}

/** A value as it stands on the roadmap, and the event it came from. */
export interface StandingField {
  readonly entry: FieldEntry
  readonly value: string
  readonly suggested: boolean
  readonly industry?: Industry
}

const derived = new WeakMap<FieldEntry[], readonly StandingField[]>()

/** The fields as the widgets show them, each with its source; suggestions last. Derived once for each list. */
export function standingFields(ledger: Pick<LedgerState, 'fields'>): readonly StandingField[] {
  const known = derived.get(ledger.fields)
  if (known) return known
  const standing = deriveStanding(ledger)
  derived.set(ledger.fields, standing)
  return standing
}

function deriveStanding(ledger: Pick<LedgerState, 'fields'>): StandingField[] {
  const widgets = deriveWidgets(ledger)
  const keyOf = (field: FieldName, value: string) => `${field} ${itemKey(value)}`
  const own = ledger.fields.filter((entry) => !entry.fact.suggested)
  const byValue = new Map(own.map((entry) => [keyOf(entry.fact.field, entry.fact.value), entry]))
  const newest = (field: FieldName, value: string) => byValue.get(keyOf(field, value))
  const standing: StandingField[] = []
  const add = (field: FieldName, value: string, industry: Industry | undefined) => {
    const entry = newest(field, value)
    if (entry) standing.push({ entry, value, suggested: false, ...(industry && { industry }) })
  }
  for (const field of FIELD_NAMES) {
    const industries = field === 'industry' ? widgets.target_industries : []
    for (const [index, value] of valuesIn(widgets, field).entries()) add(field, value, industries[index])
  }
  const known = new Set(standing.map(({ entry, value }) => keyOf(entry.fact.field, value)))
  for (const entry of ledger.fields) {
    const { field, value, suggested } = entry.fact
    const isThere = () =>
      standing.some((other) => other.entry.fact.field === field && areAlike(other.value, value))
    if (!suggested || known.has(keyOf(field, value)) || isThere()) continue
    known.add(keyOf(field, value))
    standing.push({ entry, value, suggested: true })
  }
  return standing
}

/** The industry that gives up priority 1 for another one. */
export function demoted({ entry }: StandingField, rule: string): FieldFact {
  return { ...entry.fact, quote: '', rule, priority: 2 }
}
