import { setTimeout as sleep } from 'node:timers/promises'
import { insertUsage } from '#server/db/usage.ts'
import type { Finish } from '#server/models/contract/model.ts'
import type { Log } from '#server/runtime/log.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Offers } from '#shared/offers.ts'
import { askReader, type Call, type End, generateReply, usageOf } from './generate-reply.ts'
import type { LiveReply } from './live-reply.ts'
import type { ReplyJob } from './reply-job.ts'
import type { SpendWatch } from './spend-watch.ts'
import { type EndedReply, notStored, storeReply } from './store-reply.ts'
import { noteBrokenRules } from './turn-rules.ts'
import type { Writer, Writing } from './write-reply.ts'

/** How long the stream stays open for the roadmap's cards, in milliseconds; later ones come by realtime. */
const READING_MS = 1_500
/** How long readers wait for a whole reply to be stored; after that they are told that it is not, yet. */
const STORED_MS = 5_000

/** What a reply runs with. */
export interface Run {
  readonly writer: Writer
  /** The monotonic clock, in milliseconds. */
  readonly now: () => number
  readonly watch: SpendWatch
  /** Aborted when the process stops and waits no longer for the database. */
  readonly patience: AbortSignal
  /** Resolves when what is being stored of the text so far is stored. */
  flushed(): Promise<void> | undefined
}

/**
 * Writes a reply, stores it, tells its readers how it ended, and waits for the cards of its message. Returns what it was
 * written with when it is complete and stored.
 */
export async function runReply(
  { writer, now, watch, patience, flushed }: Run,
  job: ReplyJob,
  reply: LiveReply,
): Promise<Writing | undefined> {
  const started = now()
  const call: Call = { firstText: undefined, usage: undefined, writing: undefined, failures: [] }
  const { generationId, requestId } = job
  const log = writer.log.child({ requestId, generationId })
  const committing = commitmentOf(writer, job)
  const end = await generateReply(writer, job, reply, call, { now, log, watch })
  reply.close()
  const firstTextMs = call.firstText === undefined ? null : Math.round(call.firstText - started)
  const measured = { end, latencyMs: Math.round(now() - started), firstTextMs }
  const recorded = call.asked !== undefined
  const finished = finishedOf(job, reply, call, { ...measured, commitment: await committing })
  let trouble: unknown
  const keep = async () => {
    await flushed()
    const noteTrouble = (err: unknown) => {
      trouble = err
      log.warn({ err }, 'A finished reply could not be stored')
    }
    await storeReply(writer.database, finished, patience, noteTrouble)
    return true
  }
  const keeping = keep()
  if (!(await Promise.race([keeping, sleep(STORED_MS, false, { ref: false })]))) {
    const unsaved = { status: 'interrupted' as const, error: { ...notStored(trouble), requestId } }
    const shown = end.error ? end : unsaved
    reply.finish(shown.status, shown.error)
    reply.settle([])
    await keeping
    return undefined
  }
  const { finish, standIn, offers } = finished
  reply.finish(end.status, end.error, { finish, standIn, offers: offers ?? undefined })
  await holdToRules(writer, call.writing, reply, log)
  askReader(writer, job, call)
  reply.settle(await readForRoadmap(writer, job, call, recorded, log))
  return end.status === 'complete' ? call.writing : undefined
}

/** A reply as it is stored at its end. */
function finishedOf(
  job: ReplyJob,
  { state }: LiveReply,
  call: Call,
  measured: { end: End; latencyMs: number; firstTextMs: number | null; commitment: Commitment },
): EndedReply {
  const { end, commitment } = measured
  const usages = [...call.failures, usageOf(job, call, measured), call.asked?.usage]
  // One that was cut off before its end has come neither to its question nor to what it offers.
  const told = end.status === 'complete' ? call.writing : undefined
  return {
    ...job,
    text: state.text,
    ends: state.ends,
    status: end.status,
    errorCode: end.error?.code,
    finish: end.status === 'complete' ? markOf(call.finish) : undefined,
    standIn: call.standIn ?? job.cut?.standIn,
    asks: told?.asks ?? null,
    offers: offersOf(told, commitment),
    usages: usages.filter((used) => used !== undefined),
    hits: call.writing?.hits?.map(({ id, score }) => ({ id, score })),
    writtenWith: call.writing && writtenWith(call.writing, end),
  }
}

/** Returns what operators are told of a reply besides its usage. Only a whole text is held to the rules. */
const writtenWith = ({ promptVersion, rules }: Writing, { status }: End) => ({
  promptVersion,
  rulesChecked: status === 'complete' ? rules.checked.length : null,
  language: rules.turn.language,
})

/** Returns how a reply that has text ended, where it was not by having said everything. */
const markOf = (finish: Finish | undefined) => (finish === 'stop' ? undefined : finish)

/** Returns what a reply offers; null where that is nothing. */
function offersOf(writing: Writing | undefined, commitment: Commitment): Offers | null {
  if (!writing) return null
  const { cards, document } = writing.offers ?? { cards: null, document: null }
  return cards || document || commitment ? { cards, document, ...(commitment && { commitment }) } : null
}

type Commitment = Offers['commitment']

/** Returns what a member says in the answered message that they will do by a day. Nothing where that cannot be read. */
async function commitmentOf({ workers, log, now }: Writer, job: ReplyJob): Promise<Commitment> {
  const { userId, messageId, turns } = job
  const text = turns.at(-1)?.content
  if (!userId || !text) return undefined
  try {
    const found = await workers.run('commitmentIn', { text, today: now().toISOString().slice(0, 10) })
    return found ? { messageId, ...found } : undefined
  } catch (err) {
    log.warn({ err, messageId }, 'What a message commits to could not be read')
    return undefined
  }
}

/** The cards of a person's message, if they are there soon. A reading that fails is tried again, by itself. */
async function readForRoadmap(
  { reader, database }: Writer,
  job: ReplyJob,
  call: Call,
  recorded: boolean,
  log: Log,
): Promise<DashboardUpdate[]> {
  const { userId, messageId } = job
  if (!userId) return []
  const read = async () => {
    const asked = await call.asking
    const record = asked && !recorded ? insertUsage(asked.usage).execute(database.system) : undefined
    const recording = record?.catch((err) => log.warn({ err }, 'Usage could not be recorded'))
    const [cards] = await Promise.all([reader.read(userId, messageId), recording])
    return cards
  }
  const reading = read().catch((err) => {
    log.warn({ err }, 'A message waits to be read for the roadmap')
    return []
  })
  return Promise.race([reading, sleep(READING_MS, [], { ref: false })])
}

/** Counts the rules that a whole reply broke; that it cannot be counted harms nobody. */
async function holdToRules(writer: Writer, writing: Writing | undefined, reply: LiveReply, log: Log) {
  if (!writing || reply.state.status !== 'complete') return
  await noteBrokenRules(writer, writing.rules, { id: reply.replyId, text: reply.state.text }).catch((err) =>
    log.warn({ err }, 'Broken rules could not be counted'),
  )
}
