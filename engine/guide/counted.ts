import { forEachEvidenceType } from '#shared/evidence-types.ts'
import type { Proposal } from '#shared/proposals.ts'
import { FIELD_NAMES } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { EvidenceCounters, NamedRecord, RoadmapChange, RoadmapSummary } from '../types.ts'
import { plainLine } from '../words/tokens.ts'
import type { Turn } from './turn.ts'

export type Countable = keyof GuideTexts['counted']

/** Names told of one kind of evidence. */
const NAMES = 4
const LAST_WORD = 12

/** "a, b and c". */
export function listed({ list }: GuideTexts, items: readonly string[], comma = list.comma): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length > 0 ? `${others.join(comma)}${list.and}${last}` : last
}

/** A number as it stands in a sentence: in words up to twelve. */
export const inWords = ({ numbers }: GuideTexts, n: number): string =>
  n >= 2 && n <= LAST_WORD ? (numbers[n - 2] ?? String(n)) : String(n)

/** "ten interviews", "one letter of intent", "no pilots". */
export function counted(texts: GuideTexts, what: Countable, n: number): string {
  const forms = texts.counted[what]
  if (n === 0) return forms.none
  return n === 1 ? forms.one : fill(forms.other, { n: inWords(texts, n) })
}

/** Rows that wait, by what each would add, and fields that changed: "five interviews and three industries". */
export function rowsNamed(texts: GuideTexts, rows: readonly (Proposal | RoadmapChange)[]): string {
  const fields = rows.map((each) => ('what' in each ? each.what : each.kind === 'field' ? each.field : ''))
  const named = FIELD_NAMES.filter((field) => fields.includes(field)).map((field) => {
    const n = fields.filter((each) => each === field).length
    const several = n > 1 && (texts.several as Partial<GuideTexts['fields']>)[field]
    return several ? fill(several, { n: inWords(texts, n) }) : texts.fields[field]
  })
  const all = rows.flatMap((each) => ('type' in each ? counted(texts, each.type, each.count) : []))
  return listed(texts, [...new Set(all.concat(named))])
}

/** What the counters would say once all rows that wait are added. */
export function countedWith(roadmap: RoadmapSummary | null): EvidenceCounters {
  return forEachEvidenceType((type) =>
    (roadmap?.waiting ?? []).reduce((sum, row) => {
      if (row.kind !== 'evidence' || row.type !== type) return sum
      if (row.op === 'retract') return Math.max(0, sum - row.count)
      return row.op === 'add' ? sum + row.count : row.op === 'repeat' ? sum : row.count
    }, roadmap?.counters?.[type] ?? 0),
  )
}

/** How many pilots are paid, of those on the roadmap. */
export const paidPilots = (roadmap: RoadmapSummary): number =>
  (roadmap.records ?? [])
    .filter(({ type, paid }) => type === 'pilot' && paid)
    .reduce((sum, { count }) => sum + count, 0)

/** Everything that counts, with names and days; empty where nothing does. */
export function holdings(texts: GuideTexts, lang: string, roadmap: RoadmapSummary): string {
  const { counters, records } = roadmap
  if (!counters) return ''
  const types = (['interview', 'loi', 'pilot', 'revenue'] as const).filter((type) => counters[type] > 0)
  const items = types.map((type) => {
    const own = (records ?? []).filter((record) => record.type === type)
    const n = counters[type]
    const what = type === 'pilot' && paidPilots(roadmap) === n ? 'paid_pilot' : type
    return withNames(texts, lang, counted(texts, what, n), own)
  })
  return listed(texts, items)
}

function withNames(texts: GuideTexts, lang: string, what: string, records: readonly NamedRecord[]): string {
  const { state } = texts
  const names = records.flatMap(({ orgs, amount }) =>
    orgs.map((org) => {
      const name = plainLine(org)
      return amount ? fill(state.amount, { name, amount: plainLine(amount) }) : name
    }),
  )
  const distinct = [...new Set(names)].filter((name) => name !== '')
  const day = records.findLast((record) => record.day !== null)?.day
  const shown = distinct.slice(0, NAMES)
  const more = distinct.length - shown.length
  const named =
    more > 0
      ? fill(state.others, { names: shown.join(texts.list.comma), n: more })
      : shown.join(texts.list.comma)
  const told =
    day && records.length > 1 ? fill(state.last_on, { what: named, date: dayIn(lang, day) }) : named
  return named ? fill(state.named, { what, names: told }) : what
}

/** "14 November", "1er décembre". */
export const dayIn = (lang: string, day: string): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, lang === 'fr' ? '1er ' : '1 ')

/** What the next level still needs, in words. */
export function missingList(texts: GuideTexts, roadmap: RoadmapSummary): string {
  const items = (roadmap.missing ?? []).map(({ id, count }) => {
    const several = texts.counted_conditions[id as keyof GuideTexts['counted_conditions']]
    if (several) return count === 1 ? several.one : fill(several.other, { n: inWords(texts, count) })
    return texts.conditions[id as keyof GuideTexts['conditions']] ?? id
  })
  return listed(texts, items)
}

const DAY_MS = 86_400_000

/** A step with the day until which it should be done, where the day of the reply is known. */
export function dated({ texts, lang, today }: Turn, step: string, days: number): string {
  if (!today) return step
  const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  return fill(texts.words.by, { date: dayIn(lang, day), step })
}
