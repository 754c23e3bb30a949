import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '#server/runtime/limits.ts'
import { startFlushing } from './flush-replies.ts'
import { LiveReply } from './live-reply.ts'
import { nameConversation } from './name-conversation.ts'
import type { ReplyJob } from './reply-job.ts'
import type { ReplyState } from './reply-log.ts'
import { runReply } from './run-reply.ts'
import { createSpendWatch } from './spend-watch.ts'
import { summariseConversation } from './summarise-conversation.ts'
import { openTurns } from './turns.ts'
import type { Writer, Writing } from './write-reply.ts'

/** The replies being written in this process. They run detached from any socket. */
export interface Replies {
  /** Number of this process, as its replies' rows carry it. */
  readonly runner: number
  start(job: ReplyJob): LiveReply
  find(generationId: string): LiveReply | undefined
  /** Ids of all that are being written or stored here. */
  held(): string[]
  /** The reply at this message, when it has ended for its readers and what is stored may still say that it goes on. */
  findEnded(replyId: string): ReplyState | undefined
  /** Whether new replies may still begin. */
  readonly accepting: boolean
  /** Lets running replies end within `time` milliseconds and stores the others as interrupted. */
  drain(time: number): Promise<void>
}

/** Opens the registry; `now` is the monotonic clock in milliseconds, and of one person `atOnce` replies are written. */
export function openReplies(
  writer: Writer,
  now: () => number = performance.now.bind(performance),
  atOnce = LIMITS.repliesAtOnce,
): Replies {
  const turns = openTurns(writer.database, writer.log, atOnce)
  const live = new Map<string, LiveReply>()
  const running = new Set<Promise<void>>()
  let accepting = true
  const patience = new AbortController()
  const watch = createSpendWatch()
  const flushing = startFlushing(writer.database, live, watch, writer.log)

  const run = async (job: ReplyJob, reply: LiveReply) => {
    const parts = { writer, now, watch, patience: patience.signal, flushed: flushing.current }
    const writing = await runReply(parts, job, reply)
    live.delete(job.generationId)
    watch.ended(job.generationId)
    if (!writing) return
    void nameBegun(writer, job, writing, reply.state.text)
    void sumUp(writer, job, writing)
  }

  /** Also of the replies that begin in the meantime, for messages that were accepted before. */
  const allEnded = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    runner: randomInt(2 ** 31 - 1),
    get accepting() {
      return accepting
    },
    find: (generationId) => live.get(generationId),
    held: () => [...live.keys()],
    findEnded(replyId) {
      const reply = [...live.values()].find((each) => each.replyId === replyId)
      return reply?.state.status === 'streaming' ? undefined : reply?.state
    },
    start(job) {
      const reply = new LiveReply(job.generationId, job.replyId, job.cut)
      live.set(job.generationId, reply)
      if (job.spending) watch.note(job.spending.spent)
      if (patience.signal.aborted) reply.stop('interrupted')
      const turn = job.ahead < atOnce ? undefined : turns.wait(reply)
      const writing = turn ? turn.then(() => run(job, reply)) : run(job, reply)
      const work = writing.finally(() => {
        running.delete(work)
        turns.next()
      })
      running.add(work)
      return reply
    },
    async drain(time) {
      accepting = false
      await Promise.race([allEnded(), sleep(time, undefined, { ref: false })])
      patience.abort()
      for (const reply of live.values()) reply.stop('interrupted')
      await allEnded()
      flushing.stop()
      turns.close()
    },
  }
}

/** Sums up the beginning of a conversation that fills its room in the prompt. It delays nothing. */
async function sumUp({ database, log }: Writer, job: ReplyJob, writing: Writing): Promise<void> {
  const { reader: model, foldUpTo } = writing
  if (!model || foldUpTo === undefined) return
  await summariseConversation({ database, log }, model, job, foldUpTo)
}

/** A title for a conversation that a model has just answered for the first time. It delays nothing. */
async function nameBegun({ database, log }: Writer, job: ReplyJob, writing: Writing, text: string) {
  const { userId, conversationId, turns } = job
  const model = writing.reader
  if (!userId || job.replacesId || job.cut || turns.length > 1 || !model) return
  const messages = [...turns, { role: 'assistant' as const, content: text }]
  await nameConversation({ database, log }, model, { conversationId, userId, messages })
}
