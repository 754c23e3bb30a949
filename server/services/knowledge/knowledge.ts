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
import { detectLanguage } from '#shared/language.ts'
import { openMeanings } from './meanings.ts'

/** Entries fetched at a time, and taken in without a break, so that a large knowledge base holds up no other work for long. */
const BATCH = 50
const UNBROKEN = 5

/** Questions whose outcome is remembered. */
const REMEMBERED = 4000

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
  /**
   * Those of these questions that find nothing, by their words alone and each as the first of a conversation.
   * What a question came to is remembered until an entry changes.
   */
  unanswered(questions: readonly string[]): Promise<Set<string>>
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
  const outcomes = new Map<string, boolean>()
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
      for (const [place, id] of ids.entries()) {
        if (place % UNBROKEN === UNBROKEN - 1) await yieldToOthers()
        const entry = found.get(id)
        if (entry) retrieval.put(entry)
        else retrieval.remove(id)
        versions.set(id, stored.get(id) ?? '')
      }
      await meanings?.give([...found.values()])
      await yieldToOthers()
    }
    outcomes.clear()
    revision = seen
  }

  const catchUp = async (known?: string) => {
    const wanted = known ?? (await readKnowledgeRevision(db))
    if (wanted === revision) return
    // One after the other; a failed one is tried again by the next question.
    const next = refreshing.catch(() => {}).then(() => refresh(wanted))
    refreshing = next
    await next
  }

  return {
    async current({ revision: known, question } = {}) {
      const meaning = question ? meanings?.of(question) : undefined
      await catchUp(known)
      const vector = (await meaning) ?? null
      return (query) => retrieval.search({ vector, ...query })
    },
    async unanswered(questions) {
      await catchUp()
      const found = new Set<string>()
      for (const text of questions) {
        let answered = outcomes.get(text)
        if (answered === undefined) {
          answered = retrieval.search({ text, language: detectLanguage(text), limit: 1 }).length > 0
          if (outcomes.size >= REMEMBERED) outcomes.clear()
          outcomes.set(text, answered)
          await yieldToOthers()
        }
        if (!answered) found.add(text)
      }
      return found
    },
    async settled() {
      await meanings?.settled()
    },
  }
}
