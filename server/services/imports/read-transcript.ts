import { readContent } from '#engine/content/read-content.ts'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { TextLine } from '#server/workers/imports/document-job.ts'
import type { EvidenceRecord, FieldFact } from '#shared/roadmap.ts'
import type { FieldName } from '#shared/roadmap-fields.ts'
import { isOurs, plain } from './import-words.ts'
import type { Chunk } from './text-chunks.ts'

/** What a model is told of a transcript, beside what it is told of every message. */
const FRAME = readContent('content/prompts/reading-transcript.md').trim()
const [VENTURE, GUEST] = ['Venture', 'Guest']

/** What a customer can say. Its technology, its proof and where to go with them a venture says itself. */
const FROM_GUESTS: readonly FieldName[] = [
  'problem',
  'value_proposition',
  'icp_description',
  'icp_characteristic',
  'persona_role',
  'persona_motivation',
  'persona_proof_needed',
]

/** Who speaks in a text. */
export interface Speakers {
  /** Those who are not of the venture, in the order in which they speak. */
  readonly guests: readonly string[]
  readonly isGuest: (speaker: string | null) => boolean
}

/** Tells the venture's own people from those they talk with. */
export function speakersOf(lines: readonly TextLine[], people: readonly string[]): Speakers {
  const ours = new Set(people.flatMap((name) => [plain(name), plain(name.split(' ')[0] ?? '')]))
  const all = new Set(lines.flatMap(({ speaker }) => speaker ?? []))
  const guests = [...all].filter((speaker) => !isOurs(speaker) && !ours.has(plain(speaker)))
  const known = new Set(guests)
  return { guests, isGuest: (speaker) => speaker !== null && known.has(speaker) }
}

/** A part as a model is shown it: with who speaks in front of each turn, and without anybody's name for that. */
export function asDialogue({ text, spans }: Chunk, { isGuest }: Speakers): string {
  let before: string | null = null
  return spans
    .map(({ from, line }, index) => {
      const said = text.slice(from, spans[index + 1]?.from)
      const isNext = line.speaker !== null && line.speaker !== before
      before = line.speaker
      return isNext ? `${isGuest(line.speaker) ? GUEST : VENTURE}: ${said}` : said
    })
    .join('')
}

/**
 * Returns what a model is asked about a part of a transcript: what it is asked about a message, and what is
 * different here.
 */
export function framed(messages: readonly PromptMessage[]): PromptMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, content: `${FRAME}\n\n${message.content}` } : message,
  )
}

/** Something that was read in a transcript, with who said it. */
interface Said {
  readonly speaker: string | null
  readonly fact: FieldFact | undefined
  readonly record: EvidenceRecord | undefined
}

/**
 * Whether what was read in a conversation with a guest may be proposed. The plain reader takes every sentence for the
 * founder's, so that it is not believed where a model read, nor about evidence in a guest's words; what the venture says of
 * itself is no news, and the conversation is proposed already.
 */
export function isNews({ speaker, fact, record }: Said, { isGuest }: Speakers, byModel: boolean): boolean {
  const rule = fact?.rule ?? record?.rule
  if (byModel && rule !== 'model') return false
  if (fact) return isGuest(speaker) && FROM_GUESTS.includes(fact.field)
  if (!record || (record.type === 'interview' && isGuest(speaker))) return false
  return rule === 'model' || (!isGuest(speaker) && record.status === 'confirmed')
}
