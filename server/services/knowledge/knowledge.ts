import { setImmediate as yieldToOthers } from 'node:timers/promises'
import {
  createRetrieval,
  type RetrievalHit,
  type RetrievalQuery,
} from '#server/assistant/retrieval/retrieval.ts'
import type { Database } from '#server/db/client.ts'
import { readEntryVersions, readKnowledgeRevision, readSearchable } from '#server/db/knowledge-search.ts'

/** Entries fetched and taken in at a time, so that a large knowledge base holds up no other work for long. */
const BATCH = 50

/** The knowledge base as this process searches it. */
export interface Knowledge {
  /**
   * Brings the search up to what is committed now and gives it: what was edited or deleted before this call
   * no longer answers as it did, whichever process did it. Who has read the revision already hands it over.
   */
  current(revision?: string): Promise<(query: RetrievalQuery) => RetrievalHit[]>
}

/** Opens the search; the first call of `current` reads every entry. */
export function openKnowledge(database: Database): Knowledge {
  const db = database.system
  const retrieval = createRetrieval()
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
      await yieldToOthers()
    }
    revision = seen
  }

  return {
    async current(known) {
      const wanted = known ?? (await readKnowledgeRevision(db))
      if (wanted !== revision) {
        // One after the other; a failed one is tried again by the next question.
        const next = refreshing.catch(() => {}).then(() => refresh(wanted))
        refreshing = next
        await next
      }
      return retrieval.search
    },
  }
}
