import { GUIDE } from '#engine/content/guide.ts'
import type { GuideTexts } from '#engine/content/guide-shape.ts'
import { choiceQuestion } from '#engine/reading/choices.ts'
import { phrasesIn } from '#engine/roadmap/phrases.ts'
import type { DashboardUpdate, Told } from '#shared/events.ts'
import type { Language } from '#shared/language.ts'
import { causeText } from './causes.ts'
import { answerInLanguage, type Prompt, promptIn } from './prompt-in.ts'

type News = Extract<Told, { kind: 'changes' | 'surer' | 'level' }>
type Question = Exclude<Told, News>

/** What a card says: its sentence, and of a level why, and the way back where there is one. */
type Words = Pick<DashboardUpdate, 'summary' | 'cause' | 'wayBack'>

/** Returns a card in the language of a screen; one that an earlier release stored keeps its words. */
export function cardIn(language: Language | undefined, card: DashboardUpdate): DashboardUpdate {
  const { told, answer, question: _, ...rest } = card
  if (!language || !told) return card
  if (isNews(told)) return { ...card, ...wordsIn(language, told) }
  const asked = (each: Language) => questionIn(each, told, card)
  const { question, options } = asked(language)
  const given = answer && { answer: answerInLanguage(language, asked, answer) }
  return { ...rest, ...given, question, options, summary: question }
}

const isNews = (told: Told): told is News =>
  told.kind === 'changes' || told.kind === 'surer' || told.kind === 'level'

/** Returns what a card says that asks nothing. */
export function wordsIn(language: Language, told: News): Words {
  const phrases = phrasesIn(language)
  if (told.kind === 'changes') return { summary: phrases.allChanged(told.changes).join(' · ') }
  if (told.kind === 'surer') return { summary: phrases.surer(told.industry) }
  const cause = causeText({ cause: '', led_by: told.led_by }, language)
  const back = told.back && wayBackIn(language, told.back)
  return {
    summary: phrases.level(told.from, told.to),
    cause: cause.charAt(0).toUpperCase() + cause.slice(1),
    ...(back && { wayBack: back }),
  }
}

/** Returns the text of a next best action; undefined for one whose text names what it is about. */
export function wayBackIn(language: Language, id: string): string | undefined {
  const actions: Partial<Record<string, { text: string }>> = GUIDE[language].actions
  return actions[id as keyof GuideTexts['actions']]?.text
}

function questionIn(language: Language, told: Question, { question, options }: DashboardUpdate): Prompt {
  if (told.kind === 'record') return promptIn(language, { ...told.record, question, options })
  if (told.kind === 'choice') {
    const { about, first, other } = told
    return choiceQuestion({ about, facts: [{ value: other }], lang: language }, { fields: [] }, first)
  }
  const { yes, no, replace } = phrasesIn(language)
  return {
    question: replace(told.first, told.other),
    options: [
      { label: yes, answer: 'confirm' },
      { label: no, answer: 'reject' },
    ],
  }
}
