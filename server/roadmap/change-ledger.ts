import { asOneChange } from '#engine/ledger/changes.ts'
import { applyEvents } from '#engine/ledger/ledger.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { type CauseId, levelCause } from '#engine/roadmap/causes.ts'
import { type Difference, differences } from '#engine/roadmap/differences.ts'
import type { Database, Db, TransactionOptions } from '#server/db/client.ts'
import {
  appendToLedger,
  createRoadmap,
  findLedger,
  type LedgerChange,
  type NewChange,
  type NewEvent,
  type StoredLedger,
} from '#server/db/roadmap.ts'
import { FIRST_VENTURE } from '#shared/dashboard.ts'
import { deriveConfig } from './derive-config.ts'

/** One change: events that belong together, and why they happened. */
export interface Step {
  readonly events: readonly NewEvent[]
  readonly cause: CauseId
}

export interface AppliedStep extends Step {
  readonly differences: readonly Difference[]
  /** What POST undo takes to take this step back. */
  readonly changeId: string
}

/** A ledger before and after some steps. */
export interface Changed {
  readonly before: LedgerState
  readonly after: LedgerState
  readonly levels: { readonly before: number; readonly after: number }
  readonly steps: readonly AppliedStep[]
}

/** Runs `work` while nobody else writes: everything that writes a person's ledger waits for the others, on whichever replica. */
export function withLedgerLock<T>(
  database: Database,
  userId: string,
  work: (db: Db) => Promise<T>,
  commit?: TransactionOptions['commit'],
): Promise<T> {
  return database.asActor({ role: 'member', userId }, work, { lock: `roadmap:${userId}`, commit })
}

/** The ledger of the active venture; a person without one gets it. */
export async function loadLedger(db: Db, userId: string): Promise<StoredLedger> {
  return (await findLedger(db, userId)) ?? createLedger(db, userId)
}

/** The ledger of a person who has none. */
export async function createLedger(db: Db, userId: string): Promise<StoredLedger> {
  await createRoadmap(db, userId, FIRST_VENTURE)
  const created = await findLedger(db, userId)
  if (!created) throw new Error('The roadmap could not be created')
  return created
}

/** Appends steps to the ledger, with their history and everything derived, and `beside` what goes with the change. */
export async function appendSteps(
  db: Db,
  userId: string,
  stored: StoredLedger,
  before: LedgerState,
  steps: readonly Step[],
  beside?: (changed: Changed) => NonNullable<LedgerChange['beside']>,
): Promise<Changed> {
  let after = before
  const applied = steps.map<AppliedStep>(({ cause, events: said }) => {
    const was = after
    const change = asOneChange(said.map(({ event }) => event))
    after = applyEvents(was, change.events)
    const events = said.map((one, index) => ({ ...one, event: change.events[index] ?? one.event }))
    return { cause, events, differences: differences(was, after), changeId: change.id }
  })
  const levels = { before: ledgerLevel(before).level, after: ledgerLevel(after).level }
  const changed = { before, after, levels, steps: applied }
  const events = applied.flatMap((step) => step.events)
  // What is derived shows the active venture, and a message without any statement changes nothing in it.
  const derives = stored.venture.archived_at === null && events.some(({ event }) => event.kind !== 'message')
  await appendToLedger(db, {
    userId,
    ventureId: stored.venture.id,
    events,
    changes: historyOf(changed),
    config: derives ? deriveConfig(after) : undefined,
    beside: beside?.(changed),
  })
  return changed
}

/** The lines of the history: each difference with its step, and the level last with what led to it. */
function historyOf({ steps, levels }: Changed): NewChange[] {
  const lines = steps.flatMap((step) => {
    const [first] = step.events
    const at = first?.event.at ?? ''
    return step.differences.map<NewChange>((difference) => ({
      ...difference,
      at,
      cause: step.cause,
      led_by: null,
      event_id: step.changeId,
      message_id: first?.messageId ?? null,
    }))
  })
  const last = lines.at(-1)
  if (!last || levels.before === levels.after) return lines
  const [before, after] = [String(levels.before), String(levels.after)]
  return [...lines, { ...last, what: 'level', before, after, ...levelCause(lines), event_id: null }]
}
