import { LANGUAGES, type Language } from '#shared/language.ts'
import type { ShippedEntry } from '../types.ts'
import { parseAnswers } from './answers-file.ts'
import { compareAnswers, compareQuestions, type PerLanguage } from './compare-languages.ts'
import { type EntryText, parseEntryFile } from './entry-file.ts'
import type { Report } from './fault.ts'
import { ENTRY_TARGET, parseQuestions, type Question } from './questions-file.ts'

/** The files of one entry. */
export interface EntryFolder {
  readonly slug: string
  /** From the repository's root. */
  readonly path: string
  /** Texts by the names of their files. */
  readonly files: ReadonlyMap<string, string>
}

/** A shipped entry, with its place among all. */
export interface PlacedEntry {
  readonly order: number
  readonly entry: ShippedEntry
}

/** The files that an entry has. */
const NAMES = LANGUAGES.flatMap((language) => [
  `entry.${language}.md`,
  `answers.${language}.yaml`,
  `questions.${language}.tsv`,
])

/** Puts an entry together. Reports all that is wrong in its files; undefined where its English text is. */
export function parseFolder({ slug, path, files }: EntryFolder, report: Report): PlacedEntry | undefined {
  for (const name of NAMES)
    if (!files.has(name)) report({ file: `${path}/${name}`, line: 1, what: 'is missing' })
  for (const name of files.keys())
    if (!NAMES.includes(name)) report({ file: `${path}/${name}`, line: 1, what: 'is no file of an entry' })
  const textOf = (name: string) => files.get(name) ?? ''
  /** What is missing is reported once, and not as a file that is wrong. */
  const read = <T>(name: string, parse: (text: string, file: string, report: Report) => T) =>
    parse(textOf(name), `${path}/${name}`, files.has(name) ? report : () => {})

  const text = read('entry.en.md', parseEntryFile)
  const summaryIn = (language: Language) => read(`entry.${language}.md`, parseSummary)
  const summaries = { de: summaryIn('de'), es: summaryIn('es'), fr: summaryIn('fr') }
  const answers = perLanguage((language) => read(`answers.${language}.yaml`, parseAnswers))
  const questions = perLanguage((language) => read(`questions.${language}.tsv`, parseQuestions))
  compareAnswers({ path, textOf }, answers, report)
  compareQuestions(path, answers.en, questions, report)
  if (!text) return undefined
  const asks = perLanguage((language) => searched(questions[language]))
  const asksFor = (target: string) => perLanguage((language) => asks[language].get(target) ?? [])
  const inLanguage = (id: string, language: Language) => answers[language].find((answer) => answer.id === id)
  return {
    order: text.order,
    entry: {
      slug,
      ...shown(text),
      summaries,
      phrasings: asksFor(ENTRY_TARGET),
      answers: answers.en.map(({ id }) => ({
        id,
        asks: asksFor(id),
        says: perLanguage((language) => inLanguage(id, language)?.says ?? ''),
        steps: perLanguage((language) => inLanguage(id, language)?.steps ?? []),
      })),
    },
  }
}

const shown = ({ order: _, ...text }: EntryText) => text

/** The questions that the search goes by, by target. */
function searched(questions: readonly Question[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { target, text, use } of questions) {
    if (use !== 'search') continue
    const texts = found.get(target)
    if (texts) texts.push(text)
    else found.set(target, [text])
  }
  return found
}

const perLanguage = <T>(valueIn: (language: Language) => T): PerLanguage<T> => ({
  en: valueIn('en'),
  de: valueIn('de'),
  es: valueIn('es'),
  fr: valueIn('fr'),
})

/** Reads `entry.<lang>.md` of another language than English: the claim, the points and the steps of the entry. */
function parseSummary(text: string, file: string, report: Report): string {
  const summary = text.trim()
  if (summary === '') report({ file, line: 1, what: 'is empty' })
  else if (!/^- /m.test(summary) || !/^1\. /m.test(summary))
    report({ file, line: 1, what: 'must have points that begin with "- " and steps that begin with "1. "' })
  return summary
}
