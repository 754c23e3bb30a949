import type { Language } from '#shared/language.ts'

/** Working documents that a founder can ask for. */
export const DOCUMENT_KINDS = ['interview', 'outreach', 'pilot', 'loi', 'icp', 'value', 'scorecard'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The file that holds what guide mode says in a language. */
export const guideFile = (lang: Language): string => `content/guide/${lang}.yaml`

/** The file that holds the form of a document in a language. */
export const documentFile = (kind: DocumentKind, lang: Language): string =>
  `content/documents/${kind}.${lang}.md`
