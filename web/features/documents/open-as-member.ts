import { documentsApi, type OpenedDocument } from '#shared/documents.ts'
import { call } from '#web/lib/api.ts'
import { type LocalDocument, localDocuments } from './local-documents.ts'

/** Keeps a document with the member's account, with what they typed on this device before they signed in. */
export async function openAsMember(
  name: string,
  messageId: string | null,
  local: LocalDocument | null,
): Promise<OpenedDocument> {
  const document = local?.document
  const made = await (messageId || !document
    ? call(documentsApi.create, { messageId: messageId ?? '', document })
    : call(documentsApi.create, { kind: document.kind, lang: document.lang }))
  for (const [key, typed] of Object.entries(local?.typed ?? {})) {
    const before = made.fields[key]?.typed ?? null
    // What is typed in the account already stays.
    if (before === null && typed !== null) await call(documentsApi.patch, { id: made.id, key, typed, before })
  }
  localDocuments.remove(name)
  return made
}
