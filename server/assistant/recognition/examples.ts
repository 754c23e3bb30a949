import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { answerId, claimId, NOTHING } from './ids.ts'

/** A question, and the id of what answers it. */
export interface Example {
  readonly language: Language
  readonly text: string
  readonly id: string
}

/** Questions as founders ask them first, not written for one answer after another: they are learned twice. */
const NATURAL = /^natural\./
const FOLDER = new URL('./examples/', import.meta.url)

/**
 * Everything that is learned from: the ways to ask that the shipped entries and answers hold, what the answers say,
 * and the lines of `examples/`. A file there is named after its language; "## slug 3" stands above the questions
 * that the answer at place 3 of an entry deserves, "## slug general" above those for its claim, "## nothing" above
 * what no entry is about. Throws where a heading names nothing that there is.
 */
export function exampleQuestions(): Example[] {
  const shipped = starterKnowledge.flatMap((entry) => [
    ...ofLanguages(entry.phrasings, claimId(entry)),
    ...entry.answers.flatMap((answer) => [
      ...ofLanguages(answer.asks, answerId(answer)),
      ...LANGUAGES.map((language) => ({ language, text: answer.says[language], id: answerId(answer) })),
    ]),
  ])
  const ids = headings()
  const files = readdirSync(FOLDER).sort()
  return [
    ...shipped,
    ...[...files, ...files.filter((file) => NATURAL.test(file))].flatMap((file) => linesOf(file, ids)),
  ]
}

const ofLanguages = (texts: Partial<Record<Language, readonly string[]>>, id: string): Example[] =>
  LANGUAGES.flatMap((language) => (texts[language] ?? []).map((text) => ({ language, text, id })))

/** What the headings of the files mean. */
function headings(): ReadonlyMap<string, string> {
  const ids = new Map([[NOTHING, NOTHING]])
  for (const entry of starterKnowledge) {
    ids.set(`${entry.slug} general`, claimId(entry))
    for (const [at, answer] of entry.answers.entries()) ids.set(`${entry.slug} ${at}`, answerId(answer))
  }
  return ids
}

function linesOf(file: string, ids: ReadonlyMap<string, string>): Example[] {
  const language = LANGUAGES.find((each) => file.endsWith(`.${each}.txt`))
  if (!language) throw new Error(`${file} names no language.`)
  const examples: Example[] = []
  let id: string | undefined
  for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
    if (line.startsWith('## ')) {
      id = ids.get(line.slice(3))
      if (!id) throw new Error(`${file}: there is no answer "${line.slice(3)}".`)
    } else if (line && id) examples.push({ language, text: line, id })
  }
  return examples
}
