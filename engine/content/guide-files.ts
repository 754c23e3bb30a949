import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offers.ts'

/** Working documents that a founder can ask for. */

/** The file that holds what guide mode says in a language. */
export const guideFile = (lang: Language): string => `content/guide/${lang}.yaml`

/** The file that holds the form of a document in a language. */
export const documentFile = (kind: DocumentKind, lang: Language): string =>
  `content/documents/${kind}.${lang}.md`
