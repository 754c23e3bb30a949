import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import {
  casesToDo,
  findRecording,
  finishRun,
  type HeldRun,
  holdRun,
  keepAnswer,
  keepFault,
  keepGrade,
  letGoRun,
  type ResultToDo,
  resultsToDo,
  takeRun,
} from '#server/db/evaluation-work.ts'
import { findSpending } from '#server/db/spending.ts'
import { ModelError } from '#server/models/contract/model.ts'
import type { Writer } from '#server/workers/replies/write-reply.ts'
import { SIDES, type Side } from '#shared/admin/evaluation-runs.ts'
import { answerCase } from './answer-case.ts'
import { gradeCase, NoGrade } from './grade-case.ts'

/** Cases that are worked on at the same time. */
export const AT_ONCE = 3
/** How often a process says that it still works on a run, in milliseconds. */
const HOLD_MS = 4_000
/** Longest time of one call, in milliseconds. */
const CALL_MS = 120_000
/** Longest sentence of a provider that is kept. */
const FAULT_CHARS = 300

/** The run that is going on, worked on by one process at a time. */
export interface Evaluations {
  /** Works on the run that is going on, unless another process does; resolves when there is nothing to do. Never throws. */
  work(): Promise<void>
  /** Leaves the run to whoever takes it up next; resolves when no call is under way. */
  stop(): Promise<void>
}

export function openEvaluations(writer: Writer, newId: () => string): Evaluations {
  const { database, log } = writer
  const runner = newId()
  const closing = new AbortController()
  let working: Promise<void> | undefined

  const work = async () => {
    const run = closing.signal.aborted ? undefined : await takeRun(database.system, runner)
    if (!run) return
    const ended = new AbortController()
    const signal = AbortSignal.any([closing.signal, ended.signal])
    const hold = setInterval(() => {
      void holdRun(database.system, run.id, runner).then(
        (held) => held || ended.abort(),
        (err: unknown) => log.warn({ err }, 'An evaluation could not be held; trying again'),
      )
    }, HOLD_MS)
    try {
      const cases = await casesToDo(database.system, run.id)
      const next = async (): Promise<void> => {
        const caseId = cases.shift()
        if (caseId === undefined || signal.aborted) return
        await workOnCase({ writer, newId, run, runner, signal }, caseId)
        await next()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, next))
      if (!signal.aborted) await finishRun(database.system, run.id)
    } finally {
      clearInterval(hold)
      await letGoRun(database.system, run.id, runner)
    }
  }

  return {
    work() {
      working ??= work()
        .catch((err: unknown) => log.warn({ err }, 'An evaluation was interrupted; it goes on in a moment'))
        .finally(() => {
          working = undefined
        })
      return working
    },
    async stop() {
      closing.abort()
      await working
    },
  }
}

interface Work {
  readonly writer: Writer
  readonly newId: () => string
  readonly run: HeldRun
  readonly runner: string
  readonly signal: AbortSignal
}

/** Returns which side of a case comes first: as good as random, and the same whenever the run goes on. */
function firstSide(runId: string, caseId: string): Side {
  const [byte = 0] = createHash('sha256').update(`${runId} ${caseId}`).digest()
  return byte % 2 === 0 ? 'a' : 'b'
}

/** Answers and grades what of a case is still to be done. */
async function workOnCase(work: Work, caseId: string): Promise<void> {
  const { writer, run, runner, signal } = work
  const results = await resultsToDo(writer.database.system, run.id, caseId)
  const first = firstSide(run.id, caseId)
  const inOrder = [...SIDES].sort((one, other) => Number(other === first) - Number(one === first))
  for (const side of inOrder) {
    const result = results.find((each) => each.side === side)
    // A run that was stopped begins no other call.
    if (!result || signal.aborted || !(await holdRun(writer.database.system, run.id, runner))) continue
    await workOnSide(work, result)
  }
}

async function workOnSide({ writer, newId, run, signal: over }: Work, result: ResultToDo): Promise<void> {
  const { system } = writer.database
  const place = { runId: run.id, caseId: result.asked.id, side: result.side }
  const signal = AbortSignal.any([over, AbortSignal.timeout(CALL_MS)])
  try {
    if (await isSpent(system)) return await keepFault(system, place, BUDGET_FAULT)
    let { reply } = result
    if (reply === null) {
      const recorded =
        run.answers === 'recordings' ? await findRecording(system, result.recording) : undefined
      const answer =
        recorded === undefined
          ? await answerCase(writer, run[result.side], result.asked, { newId, signal })
          : { reply: recorded, figures: null }
      await keepAnswer(system, place, answer)
      reply = answer.reply
    }
    const { choice } = await writer.settings.current()
    const grader = writer.models.choose({ ...choice, model: run.grader })
    if (!grader) throw new ModelError('upstream_unconfigured')
    await keepGrade(system, place, await gradeCase(writer, grader, { asked: result.asked, reply }, signal))
  } catch (error) {
    // What was cut off is done again when the run goes on.
    if (over.aborted) return
    if (!(error instanceof ModelError || error instanceof NoGrade)) {
      writer.log.warn({ err: error, runId: run.id }, 'A case of an evaluation failed')
    }
    await keepFault(system, place, faultOf(error))
  }
}

const BUDGET_FAULT =
  'This month’s budget is used up. Raise it on the Overview; a run with kept answers asks for the rest alone.'

/** Returns whether the part of the month's budget that members use is spent. */
async function isSpent(system: Db): Promise<boolean> {
  const spending = await findSpending(system)
  return spending !== null && spending.spent >= spending.limit
}

/** Returns why a side has no grade: the provider's own words where there are some. */
function faultOf(error: unknown): string {
  if (error instanceof ModelError) return (error.said ?? sentenceOf(error.message)).slice(0, FAULT_CHARS)
  if (error instanceof NoGrade) return error.message
  return 'The case could not be answered. The log of the server says why.'
}

const sentenceOf = (text: string) => `${text.split('. ')[0]?.replace(/\.$/, '')}.`
