import { z } from 'zod'
import { LANGUAGES } from './language.ts'
import { Uuid } from './uuid.ts'

/** The documents that the guide fills; `content/documents` holds a form of each in each language. */
export const DOCUMENT_KINDS = [
  'value',
  'scorecard',
  'icp',
  'interview',
  'loi',
  'pilot',
  'outreach',
  'overview',
] as const
export const DocumentKind = z.enum(DOCUMENT_KINDS)
export type DocumentKind = z.infer<typeof DocumentKind>

/** A value of a document with where it comes from. */
export const FilledField = z.object({
  value: z.string(),
  source: z.enum(['message', 'roadmap']),
  /** The founder's message it stands in, when it was read there. */
  messageId: Uuid.nullable(),
})
export type FilledField = z.infer<typeof FilledField>

/** A document as the guide filled it, by the keys of its form; a key that is missing is open. */
export const OfferedDocument = z.object({
  kind: DocumentKind,
  lang: z.enum(LANGUAGES),
  fields: z.record(z.string(), FilledField),
})
export type OfferedDocument = z.infer<typeof OfferedDocument>
