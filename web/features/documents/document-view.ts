import type { DocumentForm } from '#shared/document-form.ts'
import { documentsApi, type FileFormat, type OpenedDocument } from '#shared/documents.ts'
import type { FilledField, OfferedDocument } from '#shared/offered-document.ts'
import { StoredDocument } from '#shared/stored-document.ts'
import { mayChange } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { buildRequest } from '#web/lib/request.ts'
import { type LocalDocument, localDocuments } from './local-documents.ts'
import { Changed, createSaver, type Saver } from './saver.ts'

/** A document as its page works on it, wherever it is kept. */
export interface DocumentView {
  readonly form: DocumentForm
  /** What was filled in, by key. */
  readonly offered: Readonly<Record<string, FilledField | null>>
  /** When the messages were sent that fields were read in, by id. */
  readonly saidAt: Readonly<Record<string, string>>
  readonly conversationId: string | null
  /** For who reads the venture and changes nothing in it. */
  readonly isReadOnly: boolean
  readonly saver: Saver
  /** Downloads the document as it stands on the page. Throws an ApiError. */
  download(format: FileFormat, answers: Record<string, string>): Promise<void>
}

/** Pause in typing after which answers are stored, in milliseconds. */
const PAUSE = 600

const later = (act: () => void) => {
  const timer = setTimeout(act, PAUSE)
  return () => clearTimeout(timer)
}

/** A member's document, which the server keeps. */
export function storedView(opened: OpenedDocument, userId: string): DocumentView {
  const { id, form, fields, said_at, conversation_id, role } = opened
  const entries = Object.entries(fields)
  const name = `${userId}.${id}`
  const typed = new Map(
    entries.flatMap(([key, field]) => (field.typed === null ? [] : [[key, field.typed] as const])),
  )
  return {
    form,
    offered: Object.fromEntries(entries.map(([key, { offered }]) => [key, offered])),
    saidAt: said_at,
    conversationId: conversation_id,
    isReadOnly: !mayChange(role),
    saver: createSaver(typed, localDocuments.unsaved(name), {
      async save(key, value, before) {
        await call(documentsApi.patch, { id, key, typed: value, before }).catch((error: unknown) => {
          throw asChanged(error, key)
        })
      },
      keep: (unsaved) => localDocuments.keepUnsaved(name, unsaved),
      later,
    }),
    download: async (format, answers) => {
      // What could not be stored is in the file all the same.
      if (localDocuments.unsaved(name).size > 0) return downloadAnswers(form, format, answers)
      await download(buildRequest(documentsApi.file, { id, format }).path, `${form.kind}.${format}`)
    },
  }
}

/** A conflict carries the document as it is now. */
function asChanged(error: unknown, key: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return error
  const current = StoredDocument.safeParse(error.current).data
  return current ? new Changed(current.fields[key]?.typed ?? null) : error
}

/** A visitor's document, which this device keeps under a name. */
export function localView(name: string, local: LocalDocument, form: DocumentForm): DocumentView {
  const { document, conversationId } = local
  const typed = new Map(Object.entries(local.typed))
  return {
    form,
    offered: document.fields,
    saidAt: {},
    conversationId,
    isReadOnly: false,
    saver: createSaver(typed, new Map(), {
      async save(key, value) {
        typed.set(key, value)
        localDocuments.write(name, { document, conversationId, typed: Object.fromEntries(typed) })
      },
      keep() {},
      later,
    }),
    download: (format, answers) => downloadAnswers(form, format, answers),
  }
}

async function downloadAnswers(
  { kind, lang }: Pick<OfferedDocument, 'kind' | 'lang'>,
  format: FileFormat,
  answers: Record<string, string>,
): Promise<void> {
  const { path, init } = buildRequest(documentsApi.render, { kind, lang, answers, format })
  await download(path, `${kind}.${format}`, init)
}
