import { asOneChange } from '#engine/ledger/changes.ts'
import { organisationsIn } from '#engine/ledger/confirmed-record.ts'
import { applyEvents } from '#engine/ledger/ledger.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { type Difference, differences } from '#engine/roadmap/differences.ts'
import type { Database, Db, TransactionOptions } from '#server/db/client.ts'
import {
  appendToLedger,
  createRoadmap,
  findLedger,
  type LedgerChange,
  type NewChange,
  type NewEvent,
  personLock,
  type StoredLedger,
} from '#server/db/roadmap.ts'
import { lockLastUsed, lockVenture, ventureLock } from '#server/db/ventures.ts'
import { FIRST_VENTURE } from '#shared/dashboard.ts'
import { AppError } from '#shared/errors.ts'
import { type CauseId, levelCause } from './causes.ts'
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

/**
 * Runs `work` of a person while they do nothing else of its kind, on whichever replica. What it writes into a venture's
 * ledger waits for that venture's lock as well, after this one and for one venture at most, so that nobody waits in a ring.
 */
export function withPersonLock<T>(
  database: Database,
  userId: string,
  work: (db: Db) => Promise<T>,
  commit?: TransactionOptions['commit'],
): Promise<T> {
  return database.asActor({ role: 'member', userId }, work, { lock: personLock(userId), commit })
}

/** Runs `work` while nobody else writes this venture: all who write its ledger wait for each other, on whichever replica. */
export function withVentureLock<T>(
  database: Database,
  userId: string,
  ventureId: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return database.asActor({ role: 'member', userId }, work, { lock: ventureLock(ventureId) })
}

/** The ledger of the venture that somebody used last, or of `ventureId`, under its lock; a person without one gets it. */
export async function lockLedger(db: Db, userId: string, ventureId?: string): Promise<StoredLedger> {
  if (ventureId) await lockVenture(db, ventureId)
  const id = ventureId ?? (await lockLastUsed(db, userId))
  const known = id && (await findLedger(db, userId, id))
  return known || createLedger(db, userId)
}

/** The ledger, under its lock, of a person who has none in use. */
export async function createLedger(db: Db, userId: string): Promise<StoredLedger> {
  await createRoadmap(db, userId, FIRST_VENTURE)
  const id = await lockLastUsed(db, userId)
  const created = id && (await findLedger(db, userId, id))
  if (!created) throw new Error('The roadmap could not be created')
  return created
}

/** Refuses who only reads a venture. */
export function refuseReaders({ role }: Pick<StoredLedger, 'role'>): void {
  if (role === 'owner' || role === 'member') return
  throw new AppError('forbidden', 'Mentors read and comment. Ask the owner or a member to change this.')
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
  // A message without any statement changes nothing in what is derived.
  const derives = events.some(({ event }) => event.kind !== 'message')
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

/** The records whose facts a step changed, where it moved no counter: by name, else by the sentence they were told in. */
function factsOfRecords({ events }: AppliedStep, { records }: LedgerState): Difference[] {
  const changed = new Set(events.flatMap(({ event }) => (event.kind === 'facts' ? event.targetId : [])))
  return records
    .filter(({ id }) => changed.has(id))
    .map(({ record }) => {
      const who = record.type === 'interview' ? record.facts?.who : undefined
      const name = [who, ...organisationsIn(record)].filter(Boolean).join(', ')
      return { what: 'record', before: '', after: name || record.quote || record.type }
    })
}

/** The lines of the history: each difference with its step, and the level last with what led to it. */
function historyOf({ steps, levels, after: now }: Changed): NewChange[] {
  const lines = steps.flatMap((step) => {
    const [first] = step.events
    const at = first?.event.at ?? ''
    const differs = step.differences.length > 0 ? step.differences : factsOfRecords(step, now)
    return differs.map<NewChange>((difference) => ({
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
