import { FORMS } from '#engine/documents/forms.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import { fileName } from '#server/files/file-name.ts'
import type { Ctx } from '#server/services/context.ts'
import { type DocumentForm, type FormValues, formMarkdown } from '#shared/document-form.ts'
import { answersIn, type FileFormat } from '#shared/documents.ts'
import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import { readDocument } from './keep-documents.ts'

/** Says in a file's metadata what made it (article 50 of Regulation (EU) 2024/1689). */
const GENERATOR = 'AI- or tool-generated: a form filled from what the founder wrote'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** One of the caller's documents as a file. */
export async function downloadDocument(
  ctx: Ctx,
  { id, format }: { id: string; format: FileFormat },
): Promise<ExportedFile> {
  const { form, fields } = await readDocument(ctx, { id })
  return fileOf(form, answersIn(fields), format)
}

interface Unkept {
  readonly kind: DocumentKind
  readonly lang: Language
  readonly answers: FormValues
  readonly format: FileFormat
}

/** The file of a document that the server does not keep. */
export async function renderDocument(
  _ctx: Ctx,
  { kind, lang, answers, format }: Unkept,
): Promise<ExportedFile> {
  return fileOf(FORMS[kind][lang].form, answers, format)
}

async function fileOf(form: DocumentForm, values: FormValues, format: FileFormat): Promise<ExportedFile> {
  const name = `${fileName(form.title, 'document')}.${format}`
  if (format === 'md') {
    const text = `---\ngenerator: "${GENERATOR}"\n---\n\n${formMarkdown(form, values)}\n`
    return { name, type: 'text/markdown; charset=utf-8', text }
  }
  // Only who downloads a Word file waits for what writes it to be loaded.
  const { wordFile } = await import('./word-file.ts')
  return { name, type: WORD, text: await wordFile(form, values, GENERATOR) }
}
