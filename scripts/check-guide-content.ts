import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { slotsOf } from '#engine/content/fill.ts'
import { type FormFile, readFormFile } from '#engine/content/form-file.ts'
import { documentFile, guideFile, lexiconFile } from '#engine/content/guide-files.ts'
import { GuideLexicon } from '#engine/content/guide-lexicon-shape.ts'
import { GuideTexts } from '#engine/content/guide-shape.ts'
import { faultsOf } from '#engine/content/read-content.ts'
import { SEARCH_TEXTS_FILE, SearchTexts } from '#engine/content/search-texts.ts'
import { WORD_FORMS_FILE, WordForms } from '#engine/content/word-forms.ts'
import { DocumentWords, wordsFile } from '#engine/documents/words.ts'
import { PROMPT_FILES } from '#engine/prompt/prompt-texts.ts'
import { exampleFile, ReadingExample } from '#engine/reading/model/example-shape.ts'
import { RULE_TEXTS_FILE, RuleTexts } from '#engine/rules/rule-texts.ts'
import { LANGUAGES } from '#shared/language.ts'
import { DOCUMENT_KINDS } from '#shared/offered-document.ts'
import { readYaml, type YamlFile } from '#shared/read-yaml.ts'

/** One file of texts; the first of several is the one that the others are compared with. */
export interface TextFile {
  readonly file: string
  readonly text: string
}

/**
 * Returns whether content/ holds the guide, its documents and the prompts in every language; prints what it
 * does not.
 */
export function checkGuideContent(): boolean {
  const forms = DOCUMENT_KINDS.map((kind) => LANGUAGES.map((lang) => documentFile(kind, lang)))
  const prompts = [
    'content/prompts/reading.md',
    'content/prompts/reading-transcript.md',
    'content/prompts/master.md',
    'content/prompts/rubric.md',
    'content/prompts/rubric-criteria.md',
    'content/prompts/placeholders.md',
    ...Object.keys(PROMPT_FILES),
    RULE_TEXTS_FILE,
    ...LANGUAGES.map(exampleFile),
  ]
  const words = [...LANGUAGES.map(wordsFile), ...LANGUAGES.map(lexiconFile), WORD_FORMS_FILE]
  const wanted = [LANGUAGES.map(guideFile), words, ...forms, prompts].flat()
  const there = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`)
  const folders = ['content/guide', 'content/documents', 'content/prompts', 'content/rules']
  const found = [...folders.flatMap(there), ...words.filter((file) => existsSync(file))]
  const read = (files: string[]) =>
    files.filter((file) => existsSync(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const faults = [
    ...fileFaults(wanted, found),
    ...guideFaults(read(LANGUAGES.map(guideFile))),
    ...read(LANGUAGES.map(lexiconFile)).flatMap(
      ({ file, text }) => readShaped(file, text, GuideLexicon).faults,
    ),
    ...read([SEARCH_TEXTS_FILE]).flatMap(({ file, text }) => readShaped(file, text, SearchTexts).faults),
    ...read([WORD_FORMS_FILE]).flatMap(({ file, text }) => readShaped(file, text, WordForms).faults),
    ...forms.flatMap((files) => documentFaults(read(files))),
    ...Object.entries({ ...PROMPT_FILES, [RULE_TEXTS_FILE]: RuleTexts }).flatMap(([file, shape]) =>
      read([file]).flatMap(({ text }) => readShaped(file, text, shape).faults),
    ),
    ...read(LANGUAGES.map(wordsFile)).flatMap(
      ({ file, text }) => readShaped(file, text, DocumentWords).faults,
    ),
    ...read(LANGUAGES.map(exampleFile)).flatMap(
      ({ file, text }) => readShaped(file, text, ReadingExample).faults,
    ),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Files that are missing, and files that belong to no language or purpose that the product knows. */
export function fileFaults(wanted: readonly string[], found: readonly string[]): string[] {
  const missing = wanted.filter((file) => !found.includes(file))
  const unknown = found.filter((file) => !wanted.includes(file))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...unknown.map((file) => `${file}: nothing reads a file of this name`),
  ]
}

/** Faults of what guide mode says: keys that are missing or unknown, empty texts, and slots that languages do not share. */
export function guideFaults(files: readonly TextFile[]): string[] {
  const read = files.map(({ file, text }) => readShaped(file, text, GuideTexts))
  const [first, ...others] = read.filter(({ yaml }) => yaml !== undefined)
  return [...read.flatMap(({ faults }) => faults), ...others.flatMap((other) => slotFaults(other, first))]
}

interface Shaped {
  readonly file: string
  readonly yaml: YamlFile | undefined
  readonly faults: readonly string[]
}

function readShaped(file: string, text: string, shape: z.ZodType): Shaped {
  try {
    const yaml = readYaml(text, file)
    const { error } = shape.safeParse(yaml.value)
    return { file, yaml, faults: error ? faultsOf(yaml, file, error) : [] }
  } catch (error) {
    return { file, yaml: undefined, faults: [error instanceof Error ? error.message : String(error)] }
  }
}

function slotFaults({ file, yaml }: Shaped, first: Shaped | undefined): string[] {
  const known = new Map(textsIn(first?.yaml?.value).map(({ path, text }) => [path.join('.'), text]))
  return textsIn(yaml?.value).flatMap(({ path, text }) => {
    const original = known.get(path.join('.'))
    const fault = original === undefined ? null : slotsDiffer(text, original, first?.file ?? '')
    return fault ? [`${file}:${yaml?.lineOf(path)} ${path.join('.')}: ${fault}`] : []
  })
}

/** Every text under a value, with the keys that lead to it. */
function textsIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function slotsDiffer(text: string, original: string, file: string): string | null {
  const [own, others] = [slotsOf(text), slotsOf(original)].map((slots) => slots.map((slot) => `{${slot}}`))
  if (own?.join() === others?.join()) return null
  return `has the slots ${own?.join(' ') || 'none'}, and ${file} has ${others?.join(' ') || 'none'}`
}

/** Faults of one form in all languages: its own, and what it has not in common with the first one. */
export function documentFaults(files: readonly TextFile[]): string[] {
  const read = files.map(({ file, text }) => ({ file, text, ...readFormFile(text, file) }))
  const first = read.find(({ form }) => form)
  return read.flatMap(({ file, text, form, faults }) =>
    form && first?.form ? differences(form, first.form, { file, text, first: first.file }) : faults,
  )
}

interface Compared extends TextFile {
  readonly first: string
}

/** Fields that differ from those of the first language in key, order or source, and slots that do. */
function differences(form: FormFile, other: FormFile, { file, text, first }: Compared): string[] {
  const line = (words: string) => text.slice(0, Math.max(0, text.indexOf(words))).split('\n').length
  const keys = form.head.fields.map(({ key }) => key)
  const missing = other.head.fields.filter(({ key }) => !keys.includes(key))
  const told = missing.map(({ key }) => `${file}:${line('fields:')} fields.${key}: is missing`)
  const fields = form.head.fields.flatMap((field, at) => {
    const same = other.head.fields.find(({ key }) => key === field.key)
    const where = `${file}:${line(`key: ${field.key}`)} fields.${field.key}:`
    if (!same) return [`${where} ${first} has no such field`]
    const isMoved = missing.length === 0 && other.head.fields[at]?.key !== field.key
    const isOther = JSON.stringify(withoutTexts(same)) !== JSON.stringify(withoutTexts(field))
    return [
      ...(isMoved ? [`${where} stands in another place in ${first}`] : []),
      ...(isOther ? [`${where} is filled or drawn in another way in ${first}`] : []),
    ]
  })
  const slots = slotsDiffer(form.body, other.body, first)
  return [...told, ...fields, ...(slots ? [`${file}:${line('{')} ${slots}`] : [])]
}

/** A field without what is translated. */
const withoutTexts = ({ key, from, fit, narrow, after, choices }: FormFile['head']['fields'][number]) => ({
  key,
  from,
  fit,
  narrow,
  after,
  choices: Object.keys(choices ?? {}),
})
