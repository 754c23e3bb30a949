import type { Language } from '#shared/language.ts'
import { contentWords, fold } from '../search/fold.ts'
import type { KnowledgeHit } from '../types.ts'
import { type Material, parseEntry } from './parse-entry.ts'
import type { Turn } from './turn.ts'

/** What an entry says to one question, in the language of the conversation, and how well it fits this one. */
type Answer = { says: string; steps: readonly string[]; fit: number; leads: boolean }

/**
 * An entry taken apart, with its answers; `close` when it speaks to the message about as well as the best, `asked`
 * how surely its claim is asked for.
 */
export type Ranked = Material & { close: boolean; answers: Answer[]; asked: number }

/** What an entry of the subject that the message names gains over retrieval's score, as a share of the best. */
const OF_THE_SUBJECT = 0.2
/** Share of the best that an entry must reach to speak too; asked again, others than the best have their say. */
const NEAR = 0.45
const NEAR_AGAIN = 0.15
/** Share of the best from which an entry says a step of its own. */
const CLOSE = 0.5

/** The best entries for this turn, taken apart: as retrieval ranked them, those of the subject named first. */
export function relevantMaterial(turn: Turn): Ranked[] {
  if (contentWords(turn.text).length === 0) return []
  const most = Math.max(0, ...turn.hits.map(({ score }) => score))
  const ranked = turn.hits.map((hit) => {
    const { entry, score } = hit
    const head = fold([entry.title, entry.category, ...entry.keywords].join(' · '))
    const named = turn.topic?.prefer.some((term) => head.includes(term)) ?? false
    return { hit, rank: score + (named ? most * OF_THE_SUBJECT : 0) }
  })
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  const near = turn.repeat ? NEAR_AGAIN : NEAR
  return ranked
    .filter(({ rank }) => rank >= best * near)
    .sort((a, b) => b.rank - a.rank)
    .map(({ hit, rank }) => ({
      ...parseEntry(hit.entry, turn.lang),
      answers: inLanguage(hit.answers ?? [], turn.lang),
      close: rank >= best * CLOSE,
      asked: hit.claim ?? 0,
    }))
    .filter((material) => material.claim)
}

const inLanguage = (answers: NonNullable<KnowledgeHit['answers']>, lang: Language): Answer[] =>
  answers.map(({ answer, fit, leads }) => ({
    says: answer.says[lang],
    steps: answer.steps[lang],
    fit,
    leads,
  }))

/** Entries that carry the words of a topic, for replies that follow the roadmap and not the message. */
export function topicMaterial(turn: Turn, topic: Turn['topic']): Ranked[] {
  return generalMaterial(turn, ({ entry }) => {
    const head = fold([entry.title, ...entry.keywords].join(' · '))
    return topic?.prefer.some((term) => head.includes(term)) ?? false
  })
}

/** The entry of this title, if it was found. */
export function namedMaterial(turn: Turn, title: string | undefined): Ranked[] {
  return generalMaterial(turn, ({ entry }) => entry.title === title)
}

/** Entries for what they say in general: the message did not ask for them. */
const generalMaterial = (turn: Turn, wanted: (hit: KnowledgeHit) => boolean): Ranked[] =>
  turn.hits
    .filter(wanted)
    .map(({ entry }) => ({ ...parseEntry(entry, turn.lang), answers: [], close: true, asked: 0 }))
    .filter((material) => material.claim)
