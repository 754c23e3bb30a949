import { FORMS } from '#engine/documents/forms.ts'
import type { Db } from '#server/db/client.ts'
import { sentAt } from '#server/db/documents.ts'
import type { OpenedDocument } from '#shared/documents.ts'
import type { OfferedDocument } from '#shared/offered-document.ts'
import type { StoredDocument } from '#shared/stored-document.ts'

/** A document with its form, and when the messages were sent that it was filled from. */
export async function openDocument(db: Db, userId: string, stored: StoredDocument): Promise<OpenedDocument> {
  const { kind, lang, fields } = stored
  const ids = Object.values(fields).flatMap(({ offered }) => offered?.messageId ?? [])
  return { ...stored, form: FORMS[kind][lang].form, said_at: await sentAt(db, userId, [...new Set(ids)]) }
}

/** An offer without fields that its form does not have; what was read in a message was read in `messageId`. */
export function knownFields(offered: OfferedDocument, messageId: string | null): OfferedDocument {
  const { form } = FORMS[offered.kind][offered.lang]
  const fields = form.fields.flatMap(({ key }) => {
    const field = offered.fields[key]
    if (!field) return []
    const source = field.source === 'message' ? (field.messageId ?? messageId) : null
    return [[key, { ...field, messageId: source }] as const]
  })
  return { ...offered, fields: Object.fromEntries(fields) }
}
