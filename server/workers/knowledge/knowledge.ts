import type { Database } from '#server/db/client.ts'
import { readKnowledgeRevision } from '#server/db/knowledge-search.ts'
import type { Embedding } from '#server/models/embedding.ts'
import type { Log } from '#server/runtime/log.ts'
import { IndexMissing } from '#server/workers/texts/index-missing.ts'
import type { TaskInput, TaskName, TaskOutput } from '#server/workers/texts/tasks.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import { openMeanings } from './embedding-index.ts'
import { type LaneIndexesDeps, openLaneIndexes } from './lane-indexes.ts'

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
  /** Returns what a question means, where there is an embedding model, and in time. */
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

/** Opens the search; the first task reads every entry into the thread that runs it. */
export function openKnowledge({ database, embedding, workers, newId, log }: KnowledgeDeps): Knowledge {
  const db = database.system
  const index = newId()
  const outcomes = new Map<string, boolean>()
  let outcomesOf: string | undefined

  const onTaken: LaneIndexesDeps['onTaken'] = (entries) => meanings?.give(entries)
  const lanes = openLaneIndexes({ db, index, log, onTaken })
  const { catchUp, setVectors } = lanes
  const meanings = embedding && openMeanings({ database, embedding, setVectors, log })

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
      await lanes.close()
    },
  }
}
