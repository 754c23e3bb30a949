import type { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { drafts } from '../draft/drafts.ts'
import { type ChatTransport, chatTransport } from '../transport/chat-transport.ts'
import { type Waiting, type WaitingStore, waiting } from '../transport/waiting.ts'
import type { Chat } from './chat.ts'
import { chat } from './current-chat.ts'
import { answerOf } from './follow-reply.ts'

interface Means {
  readonly waiting: WaitingStore
  readonly chat: Pick<Chat, 'get' | 'subscribe' | 'retry' | 'refresh'>
  readonly send: ChatTransport['send']
  keepDraft(conversationId: string | null, text: string): void
}

const LOCK = 'beachhead.waiting'
let isSending = false

/** Sends what was written without a network, one message after the other, in one tab. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  const means = { waiting, chat, send: chatTransport.send, keepDraft: drafts.keep }
  try {
    // Refusals are worded by them, and other pages have not brought them.
    await loadTexts(['chat'])
    if (!('locks' in navigator)) await sendAll(means)
    else await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendAll(means))
  } finally {
    isSending = false
  }
}

/** Sends all that waits in its order, each after the reply to the one before; ends early when the network is gone again. */
export async function sendAll(means: Means): Promise<void> {
  for (let next = means.waiting.list()[0]; next; next = means.waiting.list()[0]) {
    if (!(await sendOne(means, next))) return
  }
}

/** Returns whether the message waits no more: the server has it, or its writer has it back. */
async function sendOne(means: Means, message: Waiting): Promise<boolean> {
  const { messageId } = message
  if (isShown(means, messageId)) return sendHere(means, messageId)
  const { text, conversationId, ventureId, editMessageId, messages } = message
  const answer = await answerOf(
    means.send({
      messages: [...messages],
      conversationId,
      messageId,
      ...(ventureId && { ventureId }),
      ...(editMessageId && { editMessageId }),
    }),
  )
  if (answer.kind === 'refused' && !answer.conversationId) {
    if (comesLater(answer.error)) return false
    means.waiting.remove(messageId)
    means.keepDraft(conversationId, text)
    return true
  }
  means.waiting.taken(messageId, answer.conversationId)
  // Opened meanwhile: the same id gets the same reply, which is shown there.
  if (isShown(means, messageId)) {
    if (answer.kind === 'stream') void answer.body.cancel()
    means.chat.retry()
    await idle(means)
  } else {
    if (answer.kind === 'stream') await drain(answer.body)
    if (means.chat.get().conversationId === answer.conversationId) await means.chat.refresh()
  }
  return true
}

/** Its conversation is open: the message and its reply are followed there. */
async function sendHere(means: Means, messageId: string): Promise<boolean> {
  await idle(means)
  if (isShown(means, messageId)) means.chat.retry()
  await idle(means)
  return means.waiting.list().every((other) => other.messageId !== messageId)
}

const isShown = ({ chat }: Means, id: string) =>
  chat.get().messages.some(({ key, status }) => key === id && status === 'unsent')

/** Resolves once no reply is being written in the conversation that is open. */
function idle({ chat }: Means): Promise<void> {
  const isIdle = () => chat.get().reply === null && chat.get().load !== 'loading'
  if (isIdle()) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = chat.subscribe(() => {
      if (!isIdle()) return
      leave()
      resolve()
    })
  })
}

/** Whether the same message may be taken another time: nobody answered, or not now. */
const comesLater = ({ status, code }: ApiError) =>
  status === 0 || status >= 500 || code === 'busy' || code === 'rate_limited'

/** Reads a reply to its end, which the server stores: the next message has to wait for it. */
async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => {})
}
