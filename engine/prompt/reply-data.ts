import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { ReplyLength } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { fill } from '../content/fill.ts'
import type { KnowledgeHit } from '../types.ts'
import { fence } from '../words/fence.ts'
import { REPLY_TEXTS as TEXTS } from './prompt-texts.ts'

/** Longest text of one entry, in characters. */
const ENTRY_LENGTH = 3_500

export interface ReplyData {
  /** The roadmap as it stood before the message, as text; empty for a visitor. */
  readonly profile: string
  readonly audience: Audience
  /** The entries that fit, best first. */
  readonly hits: readonly KnowledgeHit[]
  /** Of the message: entries are given in it where they have it. */
  readonly language: Language
  readonly today: Date
  /** Where the founder wants another length than that of the reply before, which had so many words. */
  readonly resize?: Resize | undefined
}

/** How long a reply is to be against the one that it takes the place of. */
export interface Resize {
  readonly length: ReplyLength
  readonly words: number
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** What differs from message to message, fenced as data: it stands after the history, before the message. */
export function replyData({ profile, audience, hits, language, today, resize }: ReplyData): string {
  const day = `${WEEKDAY.format(today)}, ${today.toISOString().slice(0, 10)}`
  const entries = hits.map((hit) => entryText(hit, language)).join('\n\n') || TEXTS.no_entry
  return [
    fill(TEXTS.opening, { day, who: TEXTS.who[audience] }),
    `${TEXTS.profile_heading}\n${fence('user profile', profile)}`,
    `${TEXTS.reference_heading}\n${fence('reference material', entries)}`,
    ...(resize ? [fill(TEXTS[resize.length], { words: String(resize.words) })] : []),
    TEXTS.message_follows,
  ].join('\n\n')
}

/** An entry in the reader's language where it has one, with its answer to a question like the one asked. */
function entryText({ entry, answers }: KnowledgeHit, language: Language): string {
  const answer = answers?.find(({ leads }) => leads)?.answer.says[language]
  const summary = language === 'en' ? undefined : entry.summaries?.[language]
  const text = markExamples(summary ?? entry.content)
  return [`### ${entry.title}`, answer && fill(TEXTS.fitting_answer, { answer }), shortened(text)]
    .filter(Boolean)
    .join('\n')
}

const EXAMPLE = /^\*\*(?:constructed )?example:?\*\*:?/gim

/** An example that somebody made up must not be taken for one that happened. */
const markExamples = (text: string) => text.replace(EXAMPLE, TEXTS.invented_example)

/** Whole paragraphs as far as they fit; the first one is cut if it alone is too long. */
function shortened(text: string): string {
  if (text.length <= ENTRY_LENGTH) return text
  const end = text.lastIndexOf('\n\n', ENTRY_LENGTH)
  return `${text.slice(0, end > 0 ? end : ENTRY_LENGTH)} …`
}
