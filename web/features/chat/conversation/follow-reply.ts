import type { ReplyNotice } from '#shared/events.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type Reading, readReply, startReading } from '#web/lib/reply-reader.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { Answer, ChatTransport } from '../transport/chat-transport.ts'
import type { ChatAction } from './chat-state.ts'

const t = textsOf('chat')

interface Following {
  readonly conversationId: () => string | null
  /** The stream that the message itself was answered with; without it the reply is joined from its start. */
  readonly first: ReadableStream<Uint8Array> | undefined
  /** Characters on screen: a reply joined from its start must not get shorter while it catches up. */
  readonly shown: number
  /** The reader went elsewhere; the server goes on by itself. */
  readonly left: AbortSignal
  readonly attach: ChatTransport['attach']
  frame(act: () => void): void
  pause(ms: number): Promise<void>
  dispatch(action: ChatAction): void
}

/** Waits before joining a reply again (decisions section 7); milliseconds. */
const RECONNECT_MS = [1000, 2000, 5000, 10_000]

/**
 * Follows a reply over as many connections as it takes. Resolves to what was read; `stored` when only the
 * stored messages can tell, after a gap or when there is nothing to follow; `left` when nobody waits any more.
 */
export async function followReply(following: Following): Promise<Reading | 'stored' | 'left'> {
  const { left, dispatch, pause } = following
  const reading = startReading()
  let body: Awaited<ReturnType<typeof join>> = following.first
  for (let failures = 0; ; ) {
    body ??= await join(following, reading.lastId)
    if (left.aborted) return 'left'
    const before = reading.lastId
    const end =
      body instanceof ReadableStream ? await readReply(body, reading, show(following, reading), left) : 'lost'
    if (left.aborted) return 'left'
    if (end === 'done') return reading
    if (reading.lastId > before) failures = 0
    dispatch({ type: 'offline', offline: true })
    await pause(RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)] ?? 0)
    if (left.aborted) return 'left'
    if (end === 'gap' || body === 'gone') return 'stored'
    body = undefined
  }
}

/** Joins the reply again; undefined when the server cannot say now, `gone` when it has none. */
async function join({ conversationId, attach, left, dispatch }: Following, lastId: number) {
  const id = conversationId()
  if (!id) return 'gone' as const
  const answer = await answerOf(attach(id, lastId, left))
  if (answer.kind === 'refused') {
    const { status } = answer.error
    return status === 0 || status === 429 || status >= 500 ? undefined : ('gone' as const)
  }
  if (!left.aborted) dispatch({ type: 'offline', offline: false })
  return answer.body
}

/** Draws the text so far, at most once per frame. */
function show({ shown, left, frame, dispatch }: Following, reading: Reading) {
  let scheduled = false
  const draw = () => {
    scheduled = false
    if (!left.aborted) dispatch({ type: 'text', text: reading.text })
  }
  return {
    onText() {
      if (scheduled || reading.text.length < shown) return
      scheduled = true
      frame(draw)
    },
    onNotice: (notice: ReplyNotice) => dispatch({ type: 'notice', notice }),
  }
}

/** An answer; a lost connection is the refusal with status 0. */
export async function answerOf(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request
  } catch {
    const error = new ApiError(0, 'network', t('failures.unreachable'))
    return { kind: 'refused', conversationId: null, error }
  }
}
