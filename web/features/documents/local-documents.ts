import { z } from 'zod'
import { Uuid } from '#shared/chat.ts'
import { OfferedDocument } from '#shared/offered-document.ts'
import { localStore } from '#web/lib/storage.ts'

/** What the chat hands over with the way to a document, and what a visitor's device keeps of it. */
const LocalDocument = z.object({
  document: OfferedDocument,
  conversationId: Uuid.nullable(),
  typed: z.record(z.string(), z.string().nullable()).default({}),
})
export type LocalDocument = z.infer<typeof LocalDocument>

/** Answers that could not be stored, by key. */
const Unsaved = z.record(z.string(), z.string().nullable())

export const readLocal = (value: unknown): LocalDocument | null => LocalDocument.safeParse(value).data ?? null

const keyOf = (name: string) => `beachhead.document.${name}`

function stored(name: string): unknown {
  try {
    return JSON.parse(localStore.get(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

/** Documents on this device: a visitor's by the reply that offered them, and what a member could not store yet. */
export const localDocuments = {
  read: (name: string): LocalDocument | null => readLocal(stored(name)),
  write: (name: string, document: LocalDocument): void =>
    localStore.set(keyOf(name), JSON.stringify(document)),
  remove: (name: string): void => localStore.remove(keyOf(name)),

  unsaved: (id: string): ReadonlyMap<string, string | null> =>
    new Map(Object.entries(Unsaved.safeParse(stored(id)).data ?? {})),
  keepUnsaved(id: string, unsaved: ReadonlyMap<string, string | null>): void {
    if (unsaved.size === 0) localStore.remove(keyOf(id))
    else localStore.set(keyOf(id), JSON.stringify(Object.fromEntries(unsaved)))
  },
}
