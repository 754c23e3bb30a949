import type { DocumentForm } from '#shared/document-form.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/offered-document.ts'
import { type FormFile, formOf, readFormFile } from '../content/form-file.ts'
import { documentFile } from '../content/guide-files.ts'
import { readContent } from '../content/read-content.ts'

/** A form, and what each of its fields is filled from. */
interface Form {
  readonly form: DocumentForm
  readonly fields: FormFile['head']['fields']
}

/** Throws a sentence for each fault of the form's file. */
function read(kind: DocumentKind, lang: Language): Form {
  const file = documentFile(kind, lang)
  const { form, faults } = readFormFile(readContent(file), file)
  if (!form) throw new Error(faults.join('\n'))
  return { form: formOf(form, kind, lang), fields: form.head.fields }
}

const inEachLanguage = (kind: DocumentKind) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, read(kind, lang)])) as Record<Language, Form>

/** The forms of the documents, by language; read once, when the product starts. */
export const FORMS = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, inEachLanguage(kind)])) as Record<
  DocumentKind,
  Record<Language, Form>
>
