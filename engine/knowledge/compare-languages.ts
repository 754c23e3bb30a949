import { LANGUAGES, type Language } from '#shared/language.ts'
import type { AnswerText } from './answers-file.ts'
import type { Report } from './fault.ts'
import { ENTRY_TARGET, type Question } from './questions-file.ts'

export type PerLanguage<T> = Readonly<Record<Language, T>>

/** Gives the text of a file of the entry by its name; a path that faults are reported with stands before the name. */
export interface FolderTexts {
  readonly path: string
  textOf(name: string): string
}

/**
 * Reports answers that stand twice in a file, that not every language has, or that have other steps than in English.
 * A file without any answer has been reported before.
 */
export function compareAnswers(
  { path, textOf }: FolderTexts,
  answers: PerLanguage<readonly AnswerText[]>,
  report: Report,
): void {
  const steps = new Map(answers.en.map((answer) => [answer.id, answer.steps.length]))
  for (const language of LANGUAGES) {
    const name = `answers.${language}.yaml`
    const own = answers[language]
    if (own.length === 0 || steps.size === 0) continue
    const wrong = (id: string, what: string) =>
      report({ file: `${path}/${name}`, line: lineOfId(textOf(name), id), what: `${id}: ${what}` })
    const met = new Set<string>()
    for (const { id, steps: ofAnswer } of own) {
      const wanted = steps.get(id)
      if (met.has(id)) wrong(id, 'stands here twice')
      else if (id === ENTRY_TARGET) wrong(id, 'names the whole entry and no answer')
      else if (wanted === undefined) wrong(id, 'is not in answers.en.yaml')
      else if (wanted !== ofAnswer.length)
        wrong(id, `has ${ofAnswer.length} steps, and ${wanted} in answers.en.yaml`)
      met.add(id)
    }
    for (const id of steps.keys()) if (!met.has(id)) wrong(id, 'is in answers.en.yaml and not here')
  }
}

/** Reports questions for answers that there are not, and answers that no question of the search finds. */
export function compareQuestions(
  path: string,
  answers: readonly AnswerText[],
  questions: PerLanguage<readonly Question[]>,
  report: Report,
): void {
  if (answers.length === 0) return
  const targets = new Set([ENTRY_TARGET, ...answers.map(({ id }) => id)])
  for (const language of LANGUAGES) {
    const file = `${path}/questions.${language}.tsv`
    const own = questions[language]
    if (own.length === 0) continue
    const unasked = new Set(targets)
    for (const { target, use, line } of own) {
      if (!targets.has(target)) report({ file, line, what: `target: there is no answer "${target}"` })
      if (use === 'search') unasked.delete(target)
    }
    for (const target of unasked) report({ file, line: 1, what: `target: no question finds "${target}"` })
  }
}

/** The line of an answer that a file of YAML holds; the first one where it does not. */
function lineOfId(text: string, id: string): number {
  const at = text.split('\n').findLastIndex((line) => line.replace(/^[- ]*id: *|["']| *$/g, '') === id)
  return Math.max(0, at) + 1
}
