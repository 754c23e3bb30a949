import type { Db } from '#server/db/client.ts'
import {
  readEntryVersions,
  readKnowledgeRevision,
  readSearchable,
  type SearchableRow,
} from '#server/db/knowledge-search.ts'
import type { Log } from '#server/runtime/log.ts'
import { IndexMissing } from '#server/workers/texts/index-missing.ts'
import type { TaskInput } from '#server/workers/texts/tasks.ts'
import type { Lane } from '#server/workers/texts/text-workers.ts'

/** Entries fetched at a time. */
const BATCH = 50
/** How long an entry may take to be taken in, in milliseconds; a longer one is not searched. */
const ENTRY_MS = 2_000
/** The same for what reads no text of an operator. */
const UPKEEP_MS = 20_000

/** What one thread holds of the knowledge base. */
interface OpenLane {
  epoch: number
  revision: string | undefined
  readonly versions: Map<string, string>
  refreshing: Promise<void>
}

/** The index that each thread holds, brought up to what the database has. */
export interface LaneIndexes {
  /** Brings one thread up to what is committed now, or at least to `revision`. */
  catchUp(lane: Lane, revision?: string): Promise<void>
  /** Gives the meaning of an entry's parts to every thread that holds it. */
  setVectors(id: string, vectors: readonly Float32Array[]): Promise<void>
  /** Ends the index in every thread. */
  close(): Promise<void>
}

export interface LaneIndexesDeps {
  readonly db: Db
  /** Name of the index. */
  readonly index: string
  readonly log: Log
  /** Called with entries that a thread has just taken in. */
  readonly onTaken: (entries: readonly SearchableRow[]) => Promise<void> | undefined
}

/** Opens the indexes of all threads; each is read from the database at its first use. */
export function openLaneIndexes(deps: LaneIndexesDeps): LaneIndexes {
  const { db, index } = deps
  const held = new Map<Lane, OpenLane>()
  return {
    async catchUp(lane, revision) {
      const wanted = revision ?? (await readKnowledgeRevision(db))
      const known = held.get(lane) ?? {
        epoch: Number.NaN,
        revision: undefined,
        versions: new Map(),
        refreshing: Promise.resolve(),
      }
      held.set(lane, known)
      if (known.epoch === lane.epoch && known.revision === wanted) return
      // One after the other; a failed one is tried again by the next question.
      const next = known.refreshing.catch(() => {}).then(() => refresh(deps, lane, known, wanted))
      known.refreshing = next
      await next
    },
    async setVectors(id, vectors) {
      const given = [...held.keys()].map((lane) => lane.run('setVectors', { index, id, vectors }, UPKEEP_MS))
      // A thread that holds no index yet reads the vectors with the entries.
      await Promise.allSettled(given)
    },
    async close() {
      await Promise.allSettled([...held.keys()].map((lane) => lane.run('closeIndex', { index }, UPKEEP_MS)))
    },
  }
}

/** Takes into a thread what changed since it was last brought up. */
async function refresh(
  { db, index, log, onTaken }: LaneIndexesDeps,
  lane: Lane,
  known: OpenLane,
  wanted: string,
): Promise<void> {
  if (known.epoch !== lane.epoch) {
    known.epoch = lane.epoch
    known.revision = undefined
    known.versions.clear()
    await lane.run('openIndex', { index }, UPKEEP_MS)
  }
  if (known.revision !== undefined && BigInt(known.revision) >= BigInt(wanted)) return
  // Read first: a change that is committed in the meantime is then looked for again.
  const seen = await readKnowledgeRevision(db)
  const stored = await readEntryVersions(db)
  const gone = [...known.versions.keys()].filter((id) => !stored.has(id))
  if (gone.length > 0) await lane.run('removeEntries', { index, ids: gone }, UPKEEP_MS)
  for (const id of gone) known.versions.delete(id)
  const changed = [...stored.keys()].filter((id) => known.versions.get(id) !== stored.get(id))
  for (let at = 0; at < changed.length; at += BATCH) {
    const ids = changed.slice(at, at + BATCH)
    const found = new Map((await readSearchable(db, ids)).map((entry) => [entry.id, entry]))
    for (const id of ids) {
      const entry = found.get(id)
      if (entry) await put({ index, log }, lane, entry)
      else await lane.run('removeEntries', { index, ids: [id] }, UPKEEP_MS)
      known.versions.set(id, stored.get(id) ?? '')
    }
    await onTaken([...found.values()])
  }
  known.revision = seen
}

async function put(
  { index, log }: Pick<LaneIndexesDeps, 'index' | 'log'>,
  lane: Lane,
  entry: TaskInput<'putEntry'>['entry'],
): Promise<void> {
  try {
    await lane.run('putEntry', { index, entry }, ENTRY_MS)
  } catch (err) {
    if (err instanceof IndexMissing) throw err
    log.warn({ err, entry: entry.id }, 'An entry could not be read in time and is not searched')
    await lane.run('removeEntries', { index, ids: [entry.id] }, UPKEEP_MS)
  }
}
