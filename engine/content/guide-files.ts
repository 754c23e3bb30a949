import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'

/** The file that holds what guide mode says in a language. */
export const guideFile = (lang: Language): string => `content/guide/${lang}.yaml`

/** The file that holds the form of a document in a language. */
export const documentFile = (kind: DocumentKind, lang: Language): string =>
  `content/documents/${kind}.${lang}.md`

/** The file that holds how founders say, in a language, what guide mode tells apart. */
export const lexiconFile = (lang: Language): string => `content/lexicon/${lang}/guide.yaml`
