import { choicePrompt } from '#engine/settle/questions.ts'
import { riskQuestion } from '#engine/settle/settle-risk.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import type { AnswerOption, EvidenceRecord } from '#shared/roadmap.ts'

type Prompted = Pick<
  EvidenceRecord,
  'type' | 'asked' | 'proposed' | 'range' | 'orgs' | 'converted_from' | 'question' | 'options'
>

export interface Prompt {
  readonly question: string
  readonly options: AnswerOption[]
}

/** Returns the choice prompt of a record in a language; one that an earlier release asked keeps its words. */
export function promptIn(language: Language, record: Prompted): Prompt {
  const { type, asked, proposed, range, orgs, converted_from, question = '', options = [] } = record
  if (!asked) return { question, options }
  const { doubt, op, current } = asked
  const lost = (answer: { op: 'retract' | 'correct'; count: number }) => lostWith(options, answer)
  if (doubt === 'risk') {
    const count = proposed ?? 1
    return type === 'interview'
      ? { question, options }
      : riskQuestion(language, type, orgs ?? [], count, lost({ op: 'retract', count }))
  }
  return choicePrompt(language, {
    type,
    doubt,
    op,
    current,
    lost,
    ...(proposed !== undefined && { proposed }),
    ...(range && { range }),
    ...(orgs && { orgs }),
    ...(converted_from === 'pilot' && type === 'revenue' && op === 'add' && { andRepeat: true }),
  })
}

/** Returns how many repeat sales an answer takes away, by what it announced when it was asked. */
function lostWith(options: readonly AnswerOption[], { op, count }: { op: string; count: number }): number {
  const same = options.find((option) => option.op === op && (option.count ?? count) === count)
  const gone = same?.announces?.find(({ counter, by = 0 }) => counter === 'repeat_events' && by < 0)
  return -(gone?.by ?? 0)
}

/** Returns which answer to a prompt was given, whatever language it was given in; -1 for other words. */
export function placeOf(prompt: (language: Language) => Prompt, said: string): number {
  const places = LANGUAGES.map((language) =>
    prompt(language).options.findIndex(({ label }) => label === said),
  )
  return places.find((place) => place >= 0) ?? -1
}

/** Returns an answer to a prompt in a language; other words stay as they are. */
export const answerInLanguage = (language: Language, prompt: (language: Language) => Prompt, said: string) =>
  prompt(language).options[placeOf(prompt, said)]?.label ?? said
