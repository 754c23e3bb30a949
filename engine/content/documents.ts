import { LANGUAGES, type Language } from '#shared/language.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#shared/offers.ts'
import { documentFile } from './guide-files.ts'
import { readContent } from './read-content.ts'

const byLanguage = (kind: DocumentKind) =>
  Object.fromEntries(
    LANGUAGES.map((lang) => [lang, readContent(documentFile(kind, lang)).replace(/\n$/, '')]),
  ) as Record<Language, string>

/** The forms, ready to copy. Slots in braces are filled from the roadmap, brackets by the founder. */
export const DOCUMENTS = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, byLanguage(kind)])) as Record<
  DocumentKind,
  Record<Language, string>
>
