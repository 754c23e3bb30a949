import { conversationLanguage, type Language } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'
import { GUIDE } from '../content/guide.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'
import { fold } from '../words/fold.ts'
import { namedIn, says } from '../words/phrases.ts'
import { tokensOf } from '../words/tokens.ts'

/** Longest part of a message that is read. */
const READ_LIMIT = 8_000
/** How much of a reply tells what it is about. */
const OPENING = 400
/** Suggestions under a reply. */
export const COUNT = 3

/**
 * Three follow-ups in the language of the conversation: from what was just discussed, then from the stage of
 * the roadmap, then the defaults, then from the stage ahead. What the founder has asked already is not offered
 * again, nor help with a piece that the roadmap holds.
 */
export function suggestFollowUps({
  messages,
  roadmap,
}: {
  messages: ChatTurn[]
  roadmap: RoadmapSummary | null
}): string[] {
  const lang = conversationLanguage(messages)
  const lastOf = (role: ChatTurn['role']) =>
    (messages.findLast((message) => message.role === role)?.content ?? '').slice(0, READ_LIMIT)
  const subject = subjectOf(lastOf('user'), lang) ?? subjectOf(lastOf('assistant').slice(0, OPENING), lang)
  const chips = subject ? GUIDE[lang].follow_ups[subject] : []
  const level = roadmap?.level ?? 0
  const [stage, ahead] = [chipsAt(level, lang), chipsAt(level + 1, lang)]
  const open = (chip: string) => !(roadmap && isSettled(roadmap, subjectOf(chip, lang)))
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => bare(content))
  const general = [...(roadmap ? stage : []), ...DEFAULT_SUGGESTIONS[lang], ...stage, ...ahead].filter(open)
  const fresh = [...chips.filter((chip) => !asksAgain(chip, lastOf('user'), lang)), ...general].filter(
    (chip) => !asked.includes(bare(chip)),
  )
  return [...new Set(fresh)].slice(0, COUNT)
}

const STAGES = ['spark', 'problem_clarity', 'concept', 'evidence', 'proof', 'repeat', 'scale'] as const

/** Follow-ups at a level of the roadmap, for when the subject has none left. */
function chipsAt(level: number, lang: Language): string[] {
  const stage = STAGES[level]
  return stage ? GUIDE[lang].follow_ups_at[stage] : []
}

type Subject = keyof GuideTexts['follow_ups']

/** What a text is about, if that has follow-ups. */
const subjectOf = (text: string, lang: Language): Subject | undefined =>
  namedIn(tokensOf(text), 'subjects', lang)[0]

/** Whether the roadmap holds what a follow-up helps to find. */
function isSettled({ industries, icp, persona }: RoadmapSummary, subject: Subject | undefined): boolean {
  if (subject === 'segment') return (industries?.length ?? 0) > 0
  if (subject === 'icp') return Boolean(icp)
  return subject === 'persona' && Boolean(persona)
}

/** Whether a chip asks again, in other words, for the price that was just asked for. */
const asksAgain = (chip: string, asked: string, lang: Language) =>
  [chip, asked].every((text) => says(tokensOf(text), 'how_much', lang))

/** A text as it is compared: words and digits alone. */
export const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]{1,8000}/gu, ' ')
    .trim()
