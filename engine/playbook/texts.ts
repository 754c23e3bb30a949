import { z } from 'zod'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { DocumentKind } from '#shared/offered-document.ts'
import { parseContent, readContent } from '../content/read-content.ts'

const Labels = z.array(z.string().min(1)).min(1)

const Texts = z.strictObject({
  labels: z.strictObject({
    applies: Labels,
    skip: Labels,
    rule: Labels,
    source: Labels,
    example: Labels,
    steps: Labels,
    deliverable: Labels,
  }),
  declined: z.string().min(1),
})
export type PlaybookTexts = z.infer<typeof Texts>

/** The file that holds the labels of an entry's parts in a language. */
const playbookFile = (lang: Language): string => `content/playbook/${lang}.yaml`
const DOCUMENTS_FILE = 'content/playbook/documents.yaml'

/** Labels and sentences of the playbook, by language. Reading them throws a sentence for each fault. */
export const PLAYBOOK = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(playbookFile(lang)), playbookFile(lang), Texts)]),
) as Record<Language, PlaybookTexts>

/** The document that goes with an entry, by its slug. */
export const DOCUMENT_OF: ReadonlyMap<string, DocumentKind> = new Map(
  Object.entries(
    parseContent(readContent(DOCUMENTS_FILE), DOCUMENTS_FILE, z.record(z.string(), DocumentKind)),
  ),
)
