import { z } from 'zod'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { fold } from '#engine/words/fold.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { PERIODS, PILOT_STATES, RELATIONS, RecordFacts } from '#shared/record-facts.ts'

/** The fields that a column of a sheet can fill. */
export const COLUMN_FIELDS = ['organisation', ...RecordFacts.keyof().options] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

/** Characters up to which a heading or a cell is one of few phrases; what is longer is a text. */
const WORDED = 120

const Phrases = z.array(z.string().min(1)).min(1)
const phrasesFor = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), Phrases)

const ImportWords = z.strictObject({
  headings: phrasesFor(COLUMN_FIELDS),
  types: phrasesFor(EVIDENCE_TYPES),
  words: z.strictObject({
    relation: phrasesFor(RELATIONS),
    state: phrasesFor(PILOT_STATES),
    period: phrasesFor(PERIODS),
    told: phrasesFor(['yes', 'no']),
  }),
  particles: Phrases,
  ours: Phrases,
  says: z.strictObject({
    cells: z.string(),
    text: z.string(),
    row: z.string().includes('{at}'),
    line: z.string().includes('{at}'),
    page: z.string().includes('{at}'),
  }),
  refusals: z.strictObject({
    kind: z.string(),
    none: z.string(),
    large: z.string().includes('{most}'),
    rows: z.string().includes('{count}').includes('{most}'),
    pages: z.string().includes('{count}').includes('{most}'),
    locked: z.string(),
    macros: z.string(),
    expands: z.string(),
    unreadable: z.string(),
    slow: z.string(),
    long: z.string().includes('{most}'),
    busy: z.string(),
    empty_table: z.string(),
    empty_text: z.string(),
  }),
})
export type ImportWords = z.infer<typeof ImportWords>
export type WordedField = keyof ImportWords['words']

const fileOf = (lang: Language) => `content/imports/${lang}.yaml`

/** What imports know and say, by language. Reading them throws a sentence for each fault. */
export const IMPORT_WORDS = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(fileOf(lang)), fileOf(lang), ImportWords)]),
) as Record<Language, ImportWords>

const ALL = LANGUAGES.map((lang) => IMPORT_WORDS[lang])

/** A heading or a cell as phrases are compared: small letters without accents, marks as spaces. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The phrases of all languages by what they mean. */
const meaningOf = (
  groups: readonly Readonly<Record<string, readonly string[]>>[],
): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) =>
      Object.entries(group).flatMap(([meaning, phrases]) =>
        phrases.map((each) => [plain(each), meaning] as const),
      ),
    ),
  )

const HEADINGS: readonly (readonly [ColumnField, ReadonlySet<string>])[] = COLUMN_FIELDS.map((field) => [
  field,
  new Set(ALL.flatMap(({ headings }) => headings[field].map(plain))),
])
const KNOWN_HEADINGS = new Set(HEADINGS.flatMap(([, phrases]) => [...phrases]))
const TYPES = meaningOf(ALL.map(({ types }) => types))
const OURS = new Set(ALL.flatMap(({ ours }) => ours.map(plain)))
const PARTICLES = new Set(ALL.flatMap(({ particles }) => particles.map(plain)))
const WORDS: Record<WordedField, ReadonlyMap<string, string>> = {
  relation: meaningOf(ALL.map(({ words }) => words.relation)),
  state: meaningOf(ALL.map(({ words }) => words.state)),
  period: meaningOf(ALL.map(({ words }) => words.period)),
  told: meaningOf(ALL.map(({ words }) => words.told)),
}

/**
 * Returns how well a heading names a field: 1000 for the whole of it, the length of what it holds of it, 0
 * for nothing.
 */
export function headingScore(heading: string, field: ColumnField): number {
  if (heading.length > WORDED) return 0
  const said = plain(heading)
  const phrases = HEADINGS.find(([name]) => name === field)?.[1] ?? new Set<string>()
  if (phrases.has(said)) return 1_000
  let best = 0
  for (const phrase of phrases) {
    if (phrase.length > 2 && ` ${said} `.includes(` ${phrase} `)) best = Math.max(best, phrase.length)
  }
  return best
}

/** The type of evidence that a name of a file or sheet tells. */
export function typeIn(name: string): string | undefined {
  const said = ` ${plain(name)} `
  return [...TYPES].find(([phrase]) => said.includes(` ${phrase} `))?.[1]
}

/** Returns what a cell of a field with few values means; undefined where no language knows it. */
export function meaningIn(field: WordedField, cell: string): string | undefined {
  if (cell.length > WORDED) return undefined
  const said = plain(cell)
  const whole = WORDS[field].get(said)
  if (whole !== undefined) return whole
  const held = [...WORDS[field]].filter(
    ([phrase]) => phrase.length > 2 && ` ${said} `.includes(` ${phrase} `),
  )
  return held.toSorted(([a], [b]) => b.length - a.length)[0]?.[1]
}

/** Returns whether a transcript names whoever asks so. */
export const isOurs = (speaker: string): boolean => OURS.has(plain(speaker))

/** Returns whether a text is a heading of a sheet or of notes, and so no name. */
export const isHeading = (text: string): boolean => text.length <= WORDED && KNOWN_HEADINGS.has(plain(text))

/**
 * Whether a text looks like the name of a person, and not like a role: two words or more, each with a capital where its
 * script has them.
 */
export function isPersonsName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  const named = words.filter((word) => !PARTICLES.has(plain(word)))
  return (
    named.length > 1 &&
    named.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) &&
    meaningIn('relation', text) === undefined
  )
}
