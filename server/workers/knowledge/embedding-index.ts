import { createHash } from 'node:crypto'
import { unit } from '#engine/learning/embeddings.ts'
import type { Database } from '#server/db/client.ts'
import { readVectors, type SearchableRow, writeVectors } from '#server/db/knowledge-search.ts'
import type { Embedding } from '#server/models/embedding.ts'
import type { Log } from '#server/runtime/log.ts'

/** Longest part of an entry that one vector stands for, in characters. */
const PART = 2000
/** How long a question waits for its meaning, and a batch of entries for theirs, in milliseconds. */
const QUESTION_MS = 1_500
const ENTRIES_MS = 60_000
/** After a failure nothing is asked for this long: replies must not wait for a provider that is down. */
const PAUSE_MS = 30_000

/** What entries and questions mean, where there is an embedding model. Its failures harm no search by words. */
export interface Meanings {
  /** Gives entries their vectors: stored ones now, others in the background. */
  give(entries: readonly SearchableRow[]): Promise<void>
  /** The meaning of a question, or null when there is none in time. */
  of(question: string): Promise<Float32Array | null>
  /** Resolves when nothing runs in the background; what waits is given up. */
  settled(): Promise<void>
}

export interface MeaningsDeps {
  readonly database: Database
  readonly embedding: Embedding
  /** Hands the meaning of an entry's parts to whoever searches. */
  readonly setVectors: (id: string, vectors: readonly Float32Array[]) => Promise<void>
  readonly log: Log
}

export function openMeanings({ database, embedding, setVectors, log }: MeaningsDeps): Meanings {
  const db = database.system
  const { model } = embedding
  const waiting = new Map<string, SearchableRow>()
  const stop = new AbortController()
  let pausedUntil = 0
  let working: Promise<void> = Promise.resolve()

  const embed = async (texts: readonly string[], patience: number) => {
    if (performance.now() < pausedUntil) return undefined
    try {
      const call = await embedding.current()
      return await call?.(texts, AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]))
    } catch (err) {
      pausedUntil = performance.now() + PAUSE_MS
      if (!stop.signal.aborted) log.warn({ err }, 'The embedding model failed; searching by words alone')
      return undefined
    }
  }

  const work = async () => {
    for (const [id, entry] of waiting) {
      if (stop.signal.aborted) return
      const parts = partsOf(entry)
      const vectors = await embed(parts, ENTRIES_MS)
      // The next change or start tries again.
      if (!vectors) return
      // Changed again in the meantime: the newer text has its own turn.
      if (waiting.get(id) !== entry) continue
      waiting.delete(id)
      const made = vectors.map((vector, part) => ({
        entryId: id,
        part,
        textHash: hash(parts[part] ?? ''),
        vector,
      }))
      await writeVectors(db, model, id, made)
      await setVectors(id, vectors.map(unit))
    }
  }

  return {
    async give(entries) {
      const stored = Map.groupBy(
        await readVectors(
          db,
          model,
          entries.map(({ id }) => id),
        ),
        ({ entryId }) => entryId,
      )
      for (const entry of entries) {
        const vectors = stored.get(entry.id) ?? []
        const parts = partsOf(entry).map(hash)
        const current =
          parts.length === vectors.length && vectors.every(({ part, textHash }) => parts[part] === textHash)
        if (current)
          await setVectors(
            entry.id,
            vectors.map(({ vector }) => unit(vector)),
          )
        else waiting.set(entry.id, entry)
      }
      working = working.then(work).catch((err) => log.warn({ err }, 'Vectors could not be stored'))
    },
    async of(question) {
      const [vector] = (await embed([question], QUESTION_MS)) ?? []
      return vector ? unit(vector) : null
    },
    async settled() {
      stop.abort()
      await working
    },
  }
}

/** An entry's text in parts, each under its title. */
function partsOf({ title, content }: SearchableRow): string[] {
  const parts: string[] = []
  for (let at = 0; at < Math.max(1, content.length); at += PART)
    parts.push(`${title}\n\n${content.slice(at, at + PART)}`)
  return parts
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
