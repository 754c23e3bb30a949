import { setImmediate as yieldToOthers } from 'node:timers/promises'
import {
  createRetrieval,
  type RetrievalHit,
  type RetrievalQuery,
} from '#server/assistant/retrieval/retrieval.ts'
import type { Database } from '#server/db/client.ts'
import { readEntryVersions, readKnowledgeRevision, readSearchable } from '#server/db/knowledge-search.ts'
import type { Embedding } from '#server/embedding.ts'
import type { Log } from '#server/log.ts'
import { openMeanings } from './meanings.ts'

/** Entries fetched and taken in at a time, so that a large knowledge base holds up no other work for long. */
const BATCH = 50

/** The knowledge base as this process searches it. */
export interface Knowledge {
  /**
   * Brings the search up to what is committed now and gives it: what was edited or deleted before this call
   * no longer answers as it did, whichever process did it. Who has read the revision already hands it over.
   * With the question, its meaning counts too, where there is an embedding model.
   */
  current(known?: {
    revision?: string
    question?: string
  }): Promise<(query: RetrievalQuery) => RetrievalHit[]>
  /** Ends what runs in the background. */
  settled(): Promise<void>
}

export interface KnowledgeDeps {
  readonly database: Database
  readonly embedding: Embedding | undefined
  readonly log: Log
}

/** Opens the search; the first call of `current` reads every entry. */
export function openKnowledge({ database, embedding, log }: KnowledgeDeps): Knowledge {
  const db = database.system
  const retrieval = createRetrieval()
  const meanings = embedding && openMeanings({ database, embedding, retrieval, log })
  const versions = new Map<string, string>()
  let revision: string | undefined
  let refreshing: Promise<void> = Promise.resolve()

  const refresh = async (wanted: string) => {
    if (revision !== undefined && BigInt(revision) >= BigInt(wanted)) return
    // Read first: a change that is committed in the meantime is then looked for again.
    const seen = await readKnowledgeRevision(db)
    const stored = await readEntryVersions(db)
    for (const id of versions.keys()) {
      if (stored.has(id)) continue
      retrieval.remove(id)
      versions.delete(id)
    }
    const changed = [...stored.keys()].filter((id) => versions.get(id) !== stored.get(id))
    for (let at = 0; at < changed.length; at += BATCH) {
      const ids = changed.slice(at, at + BATCH)
      const found = new Map((await readSearchable(db, ids)).map((entry) => [entry.id, entry]))
      for (const id of ids) {
        const entry = found.get(id)
        if (entry) retrieval.put(entry)
        else retrieval.remove(id)
        versions.set(id, stored.get(id) ?? '')
      }
      await meanings?.give([...found.values()])
      await yieldToOthers()
    }
    revision = seen
  }

  return {
    async current({ revision: known, question } = {}) {
      const meaning = question ? meanings?.of(question) : undefined
      const wanted = known ?? (await readKnowledgeRevision(db))
      if (wanted !== revision) {
        // One after the other; a failed one is tried again by the next question.
        const next = refreshing.catch(() => {}).then(() => refresh(wanted))
        refreshing = next
        await next
      }
      const vector = (await meaning) ?? null
      return (query) => retrieval.search({ vector, ...query })
    },
    async settled() {
      await meanings?.settled()
    },
  }
}
