import { conversationLanguage, type Language } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'
import { GUIDE } from '../content/guide.ts'
import { GAPS } from '../guide/gaps.ts'
import { STAGES } from '../guide/stages.ts'
import { topicOf } from '../guide/topics.ts'
import { fold } from '../search/fold.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'

/** Guide topics that share their follow-ups with another. */
const SAME_CHIPS: Record<string, string> = {
  'interview-questions': 'interviews',
  'pilot-price': 'pilot',
  'pilot-stalled': 'pilot',
  commitment: 'loi',
  hire: 'sales',
  'first-sales': 'sales',
  trl: 'funding',
  value: 'pricing',
}

/** Longest part of a message that is read. */
const READ_LIMIT = 8_000
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
    fold((messages.findLast((message) => message.role === role)?.content ?? '').slice(0, READ_LIMIT))
  const topic = topicOf(lastOf('user')) ?? topicOf(lastOf('assistant').slice(0, 400))
  const bySubject: Partial<Record<string, string[]>> = GUIDE[lang].follow_ups
  const chips = topic ? (bySubject[SAME_CHIPS[topic.id] ?? topic.id] ?? []) : []
  const level = roadmap?.level ?? 0
  const [stage, ahead] = [chipsAt(level, lang), chipsAt(level + 1, lang)]
  const open = (chip: string) => !(roadmap && PIECES.has(gapOf(chip) ?? '') && holds(roadmap, gapOf(chip)))
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => bare(content))
  const general = [...(roadmap ? stage : []), ...DEFAULT_SUGGESTIONS[lang], ...stage, ...ahead].filter(open)
  const fresh = [...chips.filter((chip) => !asksAgain(chip, lastOf('user'))), ...general].filter(
    (chip) => !asked.includes(bare(chip)),
  )
  return [...new Set(fresh)].slice(0, COUNT)
}

/** Follow-ups at a level of the roadmap, for when the subject has none left. */
function chipsAt(level: number, lang: Language): string[] {
  const stage = STAGES[level]
  return stage ? GUIDE[lang].follow_ups_at[stage.id] : []
}

/** The pieces of the roadmap that are settled once it holds them. */
const PIECES = new Set(['segment', 'monday-company', 'signer'])

const gapOf = (chip: string) => topicOf(fold(chip))?.gap

const holds = (roadmap: RoadmapSummary, gap: string | undefined) =>
  GAPS.some(({ id, known }) => id === gap && known(roadmap))

const HOW_MUCH =
  /\b(?:how much|what (?:should|does|will) [^?]*cost|wie ?viel|was (?:soll|darf|kostet)|cuanto|combien)\b(?! (?:de )?(?:time|zeit|tiempo|temps))/

/** Whether a chip asks again, in other words, for the price that was just asked for. */
const asksAgain = (chip: string, asked: string) => HOW_MUCH.test(fold(chip)) && HOW_MUCH.test(asked)

/** A text as it is compared: words and digits alone. */
export const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
