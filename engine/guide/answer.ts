import type { Language } from '#shared/language.ts'
import type { AnswerCard } from '#shared/offers.ts'
import { playbookPath } from '#shared/playbook.ts'
import { REPLY_SECTIONS } from '#shared/reply-sections.ts'
import { ENTRY_TARGET } from '../knowledge/questions-file.ts'
import { parseEntry } from '../playbook/parse-entry.ts'
import type { EntryAnswer, KnowledgeHit } from '../types.ts'
import { cutAtWord, sentencesOf, wordsIn } from '../words/tokens.ts'

/** Share of the best score that the next may have for an operator's own entry to lead. */
const AHEAD = 0.8
/** Entries whose answers are looked at. */
const LOOKED_AT = 3
/** Most words of a text, its steps, and most words of both, by the length that the founder asks for. */
const ROOM = {
  usual: { text: 90, steps: 2, words: 120 },
  shorter: { text: 40, steps: 0, words: 40 },
  longer: { text: 1000, steps: 100, words: 1000 },
} as const
/** From this fit on an answer says more about an entry's fit than the entry's claim. */
const CARD_FIT = 0.12
/** Of what fits the claim this share is enough: an answer to a question says more than what holds in general. */
const SPECIFIC = 0.5
/** Most characters that a card says. */
const CLAIM_LENGTH = 280
/** Share of the best likelihood that a card must reach. */
const CLOSE = 0.5
/** What an entry's score counts for where none of its answers is known to fit, and at least. */
const BY_SCORE = { unknown: 0.3, least: 0.4 }

type Entry = KnowledgeHit['entry']

/** A prepared answer: one of an entry's, or what the entry says in general. */
export interface Prepared {
  readonly entry: Entry
  readonly answer: EntryAnswer | null
  /** Whether the entry has answers to single questions, and none of them was asked for. */
  readonly general?: boolean
}

/** What a prepared answer says in a language. */
export interface PreparedText {
  readonly title: string
  readonly text: string
  readonly steps: readonly string[]
}

/** The one answer that surely fits a question, if any; `least` is the fit that it must have. */
export function leading(hits: readonly KnowledgeHit[], least = 0): Prepared | undefined {
  const [best] = hits
    .slice(0, LOOKED_AT)
    .flatMap(({ entry, answers = [], claim = 0, claimLeads = false }) => [
      ...answers
        .filter(({ leads, fit }) => leads && fit >= least)
        .map(({ answer, fit }) => ({ entry, answer, fit })),
      ...(claimLeads && claim >= least ? [{ entry, answer: null, fit: claim }] : []),
    ])
    .sort((a, b) => b.fit - a.fit)
  const found = best ?? (least === 0 ? ownEntry(hits) : undefined)
  return found && { entry: found.entry, answer: found.answer, general: best?.answer === null }
}

/** An operator's own entry has no prepared answers: it leads where it is far ahead of all others. */
function ownEntry([first, second]: readonly KnowledgeHit[]): Prepared | undefined {
  if (!first || (first.answers?.length ?? 0) > 0) return undefined
  return (second?.score ?? 0) <= first.score * AHEAD ? { entry: first.entry, answer: null } : undefined
}

/** The text and the steps of a prepared answer, without what the reply has no room for. */
export function preparedText(
  { entry, answer }: Prepared,
  lang: Language,
  length: keyof typeof ROOM = 'usual',
): PreparedText {
  const room = ROOM[length]
  const whole = parseEntry(entry, lang)
  const text = shortened(answer ? answer.says[lang] : whole.claim, room.text)
  const steps = (answer ? answer.steps[lang] : whole.steps).slice(0, room.steps)
  while (steps.length > 0 && wordsIn([text, ...steps].join(' ')) > room.words) steps.pop()
  return { title: whole.title, text, steps }
}

/** A prepared answer as a reply says it: its title as a link, its text, its steps. */
export function answerMarkdown(
  { entry }: Prepared,
  { title, text, steps }: PreparedText,
  lang: Language,
): string {
  const section = steps.length > 0 ? doNext(steps, lang) : ''
  return [titleLink(entry, title), text, section].filter(Boolean).join('\n\n')
}

/** The title of an entry, as a link that opens it beside the chat. An operator's title may hold Markdown's marks. */
export const titleLink = ({ id }: Entry, title: string): string =>
  `[${title.replace(/[\\[\]*_`<>]/g, '\\$&')}](${playbookPath(id)})`

/** Steps under their heading. */
export const doNext = (steps: readonly string[], lang: Language): string =>
  [`**${REPLY_SECTIONS.doNext[lang]}**`, '', ...steps.map((step, at) => `${at + 1}. ${step}`)].join('\n')

/** The answer of a card that was opened; what the entry says in general where it does not hold it any more. */
export function openedAnswer(
  entry: Entry & { readonly answers?: readonly EntryAnswer[] },
  answerId: string,
  lang: Language,
): string {
  const answer = entry.answers?.find(({ id }) => id === answerId) ?? null
  const prepared = { entry, answer }
  return answerMarkdown(prepared, preparedText(prepared, lang), lang)
}

/** Prepared answers that may be close to a question, one of each entry. */
export const cardsFor = (
  hits: readonly KnowledgeHit[],
  lang: Language,
  most: number,
  best = Math.max(0, ...hits.map(likelihood)),
): AnswerCard[] =>
  hits
    .filter((hit) => likelihood(hit) >= CLOSE * best)
    .slice(0, most)
    .map((hit) => {
      const { entry, answer } = preparedOf(hit)
      const { title, claim } = parseEntry(entry, lang)
      const says = sentencesOf(answer?.says[lang] ?? claim).map(({ text }) => text)
      while (says.length > 1 && says.join(' ').length > CLAIM_LENGTH) says.pop()
      return {
        entryId: entry.id,
        answerId: answer?.id ?? ENTRY_TARGET,
        title,
        claim: cutAtWord(says.join(' ') || claim, CLAIM_LENGTH),
      }
    })

/** How likely a hit holds what was asked: by its best answer, and by the entry as a whole. */
export function likelihood({ score, answers, claim = 0 }: KnowledgeHit): number {
  const fit = Math.max(claim, ...(answers ?? []).map((answer) => answer.fit))
  return Math.max(
    score * BY_SCORE.unknown * Number(fit === 0),
    fit * (BY_SCORE.least + (1 - BY_SCORE.least) * score),
  )
}

/** The answer of a hit that fits best, or what its entry says in general. */
export function preparedOf({ entry, answers = [], claim = 0 }: KnowledgeHit): Prepared {
  const [best] = answers
  const fits = best && best.fit >= Math.max(CARD_FIT, claim * SPECIFIC) && best.answer.id !== undefined
  return { entry, answer: fits ? best.answer : null, general: !fits }
}

/** The first sentences of a text that a reply has room for. */
function shortened(text: string, most: number): string {
  const sentences = sentencesOf(text)
  while (sentences.length > 1 && wordsIn(sentences.map((each) => each.text).join(' ')) > most) sentences.pop()
  return sentences.map((each) => each.text).join(' ')
}
