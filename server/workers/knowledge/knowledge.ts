import type { Database } from '#server/db/client.ts'
import { readEntryVersions, readKnowledgeRevision, readSearchable } from '#server/db/knowledge-search.ts'
import type { Embedding } from '#server/models/embedding.ts'
import type { Log } from '#server/runtime/log.ts'
import { IndexMissing } from '#server/workers/texts/index-missing.ts'
import type { TaskInput, TaskName, TaskOutput } from '#server/workers/texts/tasks.ts'
import type { Lane, TextWorkers } from '#server/workers/texts/text-workers.ts'
import { openMeanings } from './embedding-index.ts'

/** Entries fetched at a time. */
const BATCH = 50
/** How long an entry may take to be taken in, in milliseconds; a longer one is not searched. */
const ENTRY_MS = 2_000
/** The same for what reads no text of an operator. */
const UPKEEP_MS = 20_000

/** Questions whose outcome is remembered. */
const REMEMBERED = 4000

/** Tasks that search the knowledge base. */
type SearchTask = {
  [N in TaskName]: TaskInput<N> extends { index: string } ? N : never
}[TaskName]

/** A question that had no answer once, with the entries that were found for it then and did not answer it. */
interface OpenQuestion {
  readonly text: string
  readonly declined: readonly string[]
}

/** The knowledge base as this process searches it. */
export interface Knowledge {
  /**
   * Runs a task that searches, against what is committed now: what was edited or deleted before this call no longer
   * answers as it did, whichever process did it. Who has read the revision already hands it over.
   */
  run<N extends SearchTask>(
    name: N,
    input: Omit<TaskInput<N>, 'index'>,
    revision?: string,
  ): Promise<TaskOutput<N>>
  /** What a question means, where there is an embedding model, and in time. */
  meaningOf(question: string): Promise<Float32Array | null>
  /** Whether there is an embedding model, so that meanings are worth asking for. */
  readonly knowsMeanings: boolean
  /** Brings every thread up to what is committed now. */
  ready(): Promise<void>
  /**
   * Those of these questions that find nothing but what was declined, by their words alone and each as the first of a
   * conversation.
   * What a question came to is remembered until an entry changes.
   */
  unanswered(questions: readonly OpenQuestion[]): Promise<Set<string>>
  /** Ends what runs in the background. */
  settled(): Promise<void>
}

export interface KnowledgeDeps {
  readonly database: Database
  readonly embedding: Embedding | undefined
  readonly workers: TextWorkers
  readonly newId: () => string
  readonly log: Log
}

/** What one thread holds of the knowledge base. */
interface Held {
  epoch: number
  revision: string | undefined
  readonly versions: Map<string, string>
  refreshing: Promise<void>
}

/** Opens the search; the first task reads every entry into the thread that runs it. */
export function openKnowledge({ database, embedding, workers, newId, log }: KnowledgeDeps): Knowledge {
  const db = database.system
  const index = newId()
  const held = new Map<Lane, Held>()
  const outcomes = new Map<string, boolean>()
  let outcomesOf: string | undefined

  const setVectors = async (id: string, vectors: readonly Float32Array[]) => {
    const given = [...held.keys()].map((lane) => lane.run('setVectors', { index, id, vectors }, UPKEEP_MS))
    // A thread that holds no index yet reads the vectors with the entries.
    await Promise.allSettled(given)
  }
  const meanings = embedding && openMeanings({ database, embedding, setVectors, log })

  const put = async (lane: Lane, entry: TaskInput<'putEntry'>['entry']) => {
    try {
      await lane.run('putEntry', { index, entry }, ENTRY_MS)
    } catch (err) {
      if (err instanceof IndexMissing) throw err
      log.warn({ err, entry: entry.id }, 'An entry could not be read in time and is not searched')
      await lane.run('removeEntries', { index, ids: [entry.id] }, UPKEEP_MS)
    }
  }

  const refresh = async (lane: Lane, known: Held, wanted: string) => {
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
        if (entry) await put(lane, entry)
        else await lane.run('removeEntries', { index, ids: [id] }, UPKEEP_MS)
        known.versions.set(id, stored.get(id) ?? '')
      }
      await meanings?.give([...found.values()])
    }
    known.revision = seen
  }

  const catchUp = async (lane: Lane, revision?: string) => {
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
    const next = known.refreshing.catch(() => {}).then(() => refresh(lane, known, wanted))
    known.refreshing = next
    await next
  }

  const run: Knowledge['run'] = async (name, input, revision) => {
    const lane = workers.pick()
    await catchUp(lane, revision)
    const task = { ...input, index } as TaskInput<typeof name>
    try {
      return await lane.run(name, task)
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error
      // The thread was replaced between the two.
      await catchUp(lane, revision)
      return lane.run(name, task)
    }
  }

  return {
    run,
    knowsMeanings: meanings !== undefined,
    meaningOf: async (question) => (await meanings?.of(question)) ?? null,
    ready: async () => void (await Promise.all(workers.lanes.map((lane) => catchUp(lane)))),
    async unanswered(questions) {
      const revision = await readKnowledgeRevision(db)
      if (outcomesOf !== revision || outcomes.size >= REMEMBERED) outcomes.clear()
      outcomesOf = revision
      const found = new Set<string>()
      for (const { text, declined } of questions) {
        const key = [text, ...declined].join('\n')
        // One that cannot be searched for in time is no gap of the knowledge base.
        const nothing =
          outcomes.get(key) ?? (await run('findsNothing', { text, declined }, revision).catch(() => false))
        outcomes.set(key, nothing)
        if (nothing) found.add(text)
      }
      return found
    },
    async settled() {
      await meanings?.settled()
      await Promise.allSettled([...held.keys()].map((lane) => lane.run('closeIndex', { index }, UPKEEP_MS)))
    },
  }
}
