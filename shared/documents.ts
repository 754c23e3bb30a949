import { z } from 'zod'
import { Uuid } from './chat.ts'
import { DocumentForm } from './document-form.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'
import { DocumentKind, FilledField, OfferedDocument } from './offered-document.ts'
import { type DocumentField, type DocumentFields, StoredDocument } from './stored-document.ts'

/** Documents that a venture holds, and the longest answer in one of their fields. */
export const DOCUMENTS_MAX = 200
export const ANSWER_MAX = 600
/** Fields that a form may have; those that ship have up to fourteen. */
const FIELDS_MAX = 40
const KEY_MAX = 40

/** Returns what stands in a field; empty when it is open. */
const answerIn = (field: DocumentField | undefined): string => field?.typed ?? field?.offered?.value ?? ''

/** Returns what fills the form, by key. */
export const answersIn = (fields: DocumentFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, answerIn(field)]))

/** The fields of a document as the guide filled it, before the founder typed anything. */
export const fieldsOffered = ({ fields }: OfferedDocument): DocumentFields =>
  Object.fromEntries(Object.entries(fields).map(([key, offered]) => [key, { offered, typed: null }]))

/** A document in the list of its venture. */
const ListedDocument = StoredDocument.extend({ title: z.string() })
export type ListedDocument = z.infer<typeof ListedDocument>

/** A document with what its page shows beside it. */
const OpenedDocument = StoredDocument.extend({
  form: DocumentForm,
  /** When the messages were sent that fields were read in, by id. */
  said_at: z.record(z.string(), z.iso.datetime({ offset: true })),
})
export type OpenedDocument = z.infer<typeof OpenedDocument>

const Answer = z.string().max(ANSWER_MAX, `Shorten this to ${ANSWER_MAX} characters`)
const Key = z.string().min(1).max(KEY_MAX)

/** No more of a document than a form may have. */
const bounded = <Value extends z.ZodType>(value: Value) =>
  z
    .record(Key, value)
    .refine(
      (fields) => Object.keys(fields).length <= FIELDS_MAX,
      `A document has at most ${FIELDS_MAX} fields`,
    )

const Offer = OfferedDocument.extend({ fields: bounded(FilledField.extend({ value: Answer })) })

export const FileFormat = z.enum(['docx', 'md'])
export type FileFormat = z.infer<typeof FileFormat>

export const documentsApi = {
  /** A form with nothing filled in. */
  form: endpoint({
    method: 'GET',
    path: '/rest/v1/document-forms/:kind',
    access: 'anyone',
    input: z.object({ kind: DocumentKind, lang: z.enum(LANGUAGES).default('en') }),
    output: DocumentForm,
  }),
  /**
   * Keeps the document that a reply offers: `document` as the reply has it, or else what is filled from the founder's
   * message and the roadmap. The same reply gives the same document again. Without a reply, an empty one of a kind. It
   * belongs to the venture that the conversation feeds, else to the one used last; a mentor's to one of their own.
   * 404 when the reply offers none, 409 with DOCUMENTS_MAX of them.
   */
  create: endpoint({
    method: 'POST',
    path: '/rest/v1/documents',
    access: 'member',
    input: z.union([
      z.object({ messageId: Uuid, document: Offer.nullish() }),
      z.object({ kind: DocumentKind, lang: z.enum(LANGUAGES).default('en') }),
    ]),
    output: OpenedDocument,
  }),
  /** The documents of a venture, or of the one used last; last changed first. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/documents',
    access: 'member',
    input: z.object({ venture: Uuid.optional() }),
    output: z.array(ListedDocument),
  }),
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/documents/:id',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: OpenedDocument,
  }),
  /**
   * Puts what the founder typed into one field; null takes it back to what was filled in. `before` is what the founder
   * saw typed there; 409 when something else is there now, written in another tab.
   */
  patch: endpoint({
    method: 'PATCH',
    path: '/rest/v1/documents/:id',
    access: 'member',
    input: z.object({ id: Uuid, key: Key, typed: Answer.nullable(), before: Answer.nullable() }),
    output: StoredDocument,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/documents/:id',
    access: 'member',
    input: z.object({ id: Uuid }),
    output: z.object({ removed: z.literal(true) }),
  }),
  /** Answers with the file itself, as an attachment. */
  file: endpoint({
    method: 'GET',
    path: '/rest/v1/documents/:id/file',
    access: 'member',
    rate: 'costly',
    input: z.object({ id: Uuid, format: FileFormat.default('docx') }),
    output: z.string(),
  }),
  /** The file of a document that is kept on somebody's device; nothing of it is stored. */
  render: endpoint({
    method: 'POST',
    path: '/functions/v1/document-file',
    access: 'anyone',
    rate: 'costly',
    input: z.object({
      kind: DocumentKind,
      lang: z.enum(LANGUAGES),
      answers: bounded(Answer),
      format: FileFormat.default('docx'),
    }),
    output: z.string(),
  }),
}
