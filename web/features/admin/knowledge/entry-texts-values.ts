import { EntryTexts, type PreparedAnswer } from '#shared/admin/entry-texts.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminKnowledge')

/** What a form shows of an answer in one language: questions and steps are a line each. */
export interface AnswerForm {
  readonly questions: string
  readonly says: string
  readonly steps: string
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function answerForm({ asks, says, steps }: PreparedAnswer, lang: Language): AnswerForm {
  return {
    questions: (asks[lang] ?? []).join('\n'),
    says: says[lang] ?? '',
    steps: (steps[lang] ?? []).join('\n'),
  }
}

/** An answer with what was typed for one language; a language with nothing in it is left out. */
export function withForm(
  answer: PreparedAnswer,
  lang: Language,
  { questions, says, steps }: AnswerForm,
): PreparedAnswer {
  const { [lang]: _asks, ...asks } = answer.asks
  const { [lang]: _says, ...said } = answer.says
  const { [lang]: _steps, ...taken } = answer.steps
  const [asked, toDo] = [linesOf(questions), linesOf(steps)]
  return {
    id: answer.id,
    asks: asked.length > 0 ? { ...asks, [lang]: asked } : asks,
    says: says.trim() !== '' ? { ...said, [lang]: says.trim() } : said,
    steps: toDo.length > 0 ? { ...taken, [lang]: toDo } : taken,
  }
}

/** A new answer, empty in every language, with an id that none of the others has. */
export function newAnswer(answers: readonly PreparedAnswer[]): PreparedAnswer {
  const taken = new Set(answers.map(({ id }) => id))
  let number = answers.length + 1
  while (taken.has(`answer-${number}`)) number++
  return { id: `answer-${number}`, asks: {}, says: {}, steps: {} }
}

/** Prepared answers as text to compare: each language of each answer with its questions, what it says and its steps. */
export const answersText = (answers: readonly PreparedAnswer[]): string =>
  answers
    .flatMap(({ asks, says, steps }) =>
      LANGUAGES.filter((lang) => asks[lang] || says[lang] || steps[lang]).map((lang) =>
        [
          `${lang}:`,
          ...(asks[lang] ?? []),
          says[lang] ?? '',
          ...(steps[lang] ?? []).map((step) => `- ${step}`),
        ].join('\n'),
      ),
    )
    .join('\n\n')

/** Why texts cannot be saved, in a sentence; null where they can. */
export function problemOf(texts: EntryTexts): string | null {
  const silent = texts.answers.findIndex(({ says }) => Object.keys(says).length === 0)
  if (silent >= 0) return t('problem.silent', { n: silent + 1 })
  const unasked = texts.answers.findIndex(({ asks }) => Object.keys(asks).length === 0)
  if (unasked >= 0) return t('problem.unasked', { n: unasked + 1 })
  return EntryTexts.safeParse(texts).error?.issues[0]?.message ?? null
}
