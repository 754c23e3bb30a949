import { z } from 'zod'
import { LANGUAGES } from './language.ts'
import { DocumentKind, FilledField } from './offered-document.ts'
import { Uuid } from './uuid.ts'
import { VENTURE_ROLES } from './ventures.ts'

/** A field of a document: what was filled in for the founder, and what they typed in its place. */
const DocumentField = z.object({
  offered: FilledField.nullable(),
  /** Null when the founder left it as it was; empty when they took the words away. */
  typed: z.string().nullable(),
})
export type DocumentField = z.infer<typeof DocumentField>

/** By the keys of the form; a key that is missing is open. */
export const DocumentFields = z.record(z.string(), DocumentField)
export type DocumentFields = z.infer<typeof DocumentFields>

/** A document that a venture keeps. */
export const StoredDocument = z.object({
  id: Uuid,
  venture_id: Uuid,
  /** The caller's in the venture: a mentor reads. */
  role: z.enum(VENTURE_ROLES),
  /** Null when the conversation is gone or somebody else's, or when there never was one. */
  conversation_id: Uuid.nullable(),
  /** The reply that offered it. */
  message_id: Uuid.nullable(),
  kind: DocumentKind,
  lang: z.enum(LANGUAGES),
  fields: DocumentFields,
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
})
export type StoredDocument = z.infer<typeof StoredDocument>
