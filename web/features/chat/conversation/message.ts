import type { MessageStatus } from '#shared/chat.ts'
import type { CapturedWords, ChatMessage } from '#shared/conversations.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { CutFinish, StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'
import type { Rating } from '#shared/ratings.ts'
import { cleanReply } from '#shared/reply-cleanup.ts'

/** A message on screen. Finished ones keep their identity, so that they are not rendered again. */
export interface Message {
  /** Stays the same for as long as the message is on screen. For a message written here, its `messageId`. */
  readonly key: string
  /** The stored message's id, once it has been read from the server. */
  readonly id: string | null
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** `unsent`: the server has not taken the message. `seeded`: an opening line that only this page knows. */
  readonly status: MessageStatus | 'unsent' | 'seeded'
  /** Under a reply: what the answered message did to the roadmap. */
  readonly updates?: readonly DashboardUpdate[]
  /** The model's reason to end a reply before it had said everything. */
  readonly finish?: CutFinish
  /** The model or guide that answered in the place of one that failed. */
  readonly standIn?: StandIn
  /** Offers of a reply besides its text, with the choice made since. */
  readonly offers?: Offers
  /** In a message of the person's: the words that the roadmap recorded. */
  readonly marks?: readonly CapturedWords[]
  /** The ISO time it was written at; a reply has one once it is stored. */
  readonly at?: string
  /** Of an edited message: how many versions of it there are, and which one this is, from 1. */
  readonly versions?: { readonly count: number; readonly shown: number }
  /** Of an opening line: the parts of its subject that an answer may begin with. */
  readonly parts?: readonly string[]
  /** The member's rating of a reply. */
  readonly rating?: Rating
}

/** Returns the conversation as the server is told it: every message it could have taken, in order. */
export function turnsOf(messages: readonly Message[]): { role: 'user' | 'assistant'; content: string }[] {
  return messages
    .filter(({ status, content }) => status !== 'unsent' && content !== '')
    .map(({ role, content }) => ({ role, content }))
}

/** A message as it is stored, under its id. */
export function fromStored(stored: ChatMessage): Message {
  const { id, role, content, status, finish, stand_in, offers, updates, marks, rating } = stored
  return {
    key: id,
    id,
    role,
    content: role === 'assistant' ? cleanReply(content) : content,
    status,
    at: stored.created_at,
    ...(finish && { finish }),
    ...(stand_in && { standIn: stand_in }),
    ...(offers && { offers }),
    ...(updates.length > 0 && { updates }),
    ...(marks.length > 0 && { marks }),
    ...(stored.versions > 1 && { versions: { count: stored.versions, shown: stored.version } }),
    ...(rating && { rating }),
  }
}

/** True when two readings of a message found the same marks, cards, versions and thumb. */
function sameData(a: Message, b: Message): boolean {
  const data = ({ updates, marks, offers, versions, rating }: Message) =>
    JSON.stringify([updates, marks, offers, versions, rating])
  return data(a) === data(b)
}

/**
 * The stored messages, under the keys that those on screen have and as the same objects where nothing
 * changed. What only this page knows stays: an opening line before them, an unsent message after them.
 */
export function reconcile(shown: readonly Message[], stored: readonly ChatMessage[]): readonly Message[] {
  const seeded = shown.filter(({ status }) => status === 'seeded')
  const sent = shown.filter(({ status }) => status !== 'seeded' && status !== 'unsent')
  const kept = stored.map((message, index) => {
    const fresh = fromStored(message)
    const old = sent.find(({ id }) => id === message.id) ?? sent[index]
    if (!old || old.role !== fresh.role || (old.id !== null && old.id !== fresh.id)) return fresh
    const same =
      old.id === fresh.id &&
      old.content === fresh.content &&
      old.status === fresh.status &&
      old.finish === fresh.finish
    return same && sameData(old, fresh) ? old : { ...fresh, key: old.key }
  })
  const known = new Set(sent.map(({ id }) => id))
  const news = new Set(stored.filter(({ id }) => !known.has(id)).map(({ content }) => content))
  const unsent = shown.filter(({ status, content }) => status === 'unsent' && !news.has(content))
  return [...seeded, ...kept, ...unsent]
}

/**
 * The stored messages after another version of the message `key` came into view: that version takes the message's key, so
 * that the focus stays on it.
 */
export function swapped(
  shown: readonly Message[],
  stored: readonly ChatMessage[],
  key: string,
): readonly Message[] {
  const known = new Map(shown.map((message) => [message.id, message]))
  const at = stored.findIndex(({ id }) => !known.has(id))
  const inView = stored.map((message, index) => {
    const fresh = fromStored(message)
    return index === at ? { ...fresh, key } : (known.get(message.id) ?? fresh)
  })
  const only = (status: Message['status']) => shown.filter((message) => message.status === status)
  return [...only('seeded'), ...inView, ...only('unsent')]
}
