import type { Database } from '#server/db/client.ts'
import { deleteUnclaimed } from '#server/db/conversations.ts'
import { forgetOldImports } from '#server/db/imports.ts'
import { forgetOldUse } from '#server/db/member-usage.ts'
import { interruptOrphans } from '#server/db/replies.ts'
import { deleteExpired, deleteOldRecords } from '#server/db/retention.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Evaluations } from './evaluation/evaluations.ts'
import { forgetOverdue } from './records/forget-overdue.ts'
import type { Replies } from './replies/replies.ts'
import type { Reader } from './roadmap/reader.ts'

/** How often what a dead process left behind is looked for. */
const SWEEP_MS = 5_000
/** Seconds a reply's process must have been gone; a listening connection that reconnects takes less. */
const GRACE_S = 5
const CLEAN_MS = 60 * 60 * 1000
const ALERT_MS = 30_000
/** In tests, whose sweeps are fast, alerts are looked for as many sweeps apart. */
const ALERT_SWEEPS = 6
/** Weekly mails are looked for as often; in tests as often as alerts. */
const MAIL_MS = 60_000
const LIST_MS = 60 * 60 * 1000
/** Anonymous conversations that nobody claims are kept this long (decisions section 4). */
export const UNCLAIMED_DAYS = 30

/** What the jobs see to. */
export interface JobParts {
  readonly reader: Pick<Reader, 'retry'>
  readonly replies: Pick<Replies, 'held'>
  readonly evaluations: Evaluations
  /** Looks whether the provider's list of models is to be read again. */
  readonly readLastDays: (signal: AbortSignal) => Promise<void>
  /** Tells operators what is wrong. */
  readonly sendAlerts: () => Promise<void>
  /** Sends the weekly mails that are due. */
  readonly sendWeekly: () => Promise<void>
}

/**
 * Background work. Each job is one statement that any number of processes may run. Resolves when the replies
 * that a killed server left behind are put right. The log of acts and calls is kept for `retentionDays`.
 */
export async function startJobs(
  database: Database,
  { reader, replies, evaluations, readLastDays, sendAlerts, sendWeekly }: JobParts,
  log: Log,
  retentionDays: number,
  sweepEvery = SWEEP_MS,
): Promise<{ stop(): Promise<void> }> {
  const interrupt = async (grace: number) => {
    const interrupted = await interruptOrphans(database.system, grace, replies.held())
    if (interrupted > 0) log.warn({ interrupted }, 'Replies whose process is gone were kept as interrupted')
  }
  await interrupt(0)
  const sweep = every(sweepEvery, log, () => interrupt(GRACE_S))
  const read = every(SWEEP_MS, log, async () => {
    const people = await reader.retry()
    if (people > 0) log.info({ people }, 'Messages that waited for the roadmap were read')
  })
  const evaluate = every(sweepEvery, log, () => evaluations.work())
  const clean = every(CLEAN_MS, log, async () => {
    const deleted = await database.unhurried((db) => deleteUnclaimed(db, UNCLAIMED_DAYS))
    if (deleted > 0) log.info({ deleted }, 'Anonymous conversations nobody claimed were deleted')
    await database.unhurried(deleteExpired)
    await database.unhurried(forgetOldUse)
    await database.unhurried(forgetOldImports)
    const names = await forgetOverdue(database)
    if (names > 0) log.info({ events: names }, 'Names in records whose day had come were deleted')
    const records = await database.unhurried((db) => deleteOldRecords(db, retentionDays))
    if (records > 0) log.info({ records, retentionDays }, 'Records past their time were deleted')
  })
  const stopping = new AbortController()
  const alert = every(Math.min(ALERT_MS, sweepEvery * ALERT_SWEEPS), log, sendAlerts)
  const mail = every(Math.min(MAIL_MS, sweepEvery * ALERT_SWEEPS), log, sendWeekly)
  const list = every(LIST_MS, log, () => readLastDays(stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await evaluations.stop()
      await Promise.all([sweep, read, evaluate, clean, list, alert, mail].map((job) => job.stop()))
    },
  }
}

/** Runs a job now and then again and again, never twice at a time. */
function every(ms: number, log: Log, job: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = running.then(job).catch((err) => log.warn({ err }, 'A background job failed; it runs again'))
  }
  run()
  const timer = setInterval(run, ms)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
