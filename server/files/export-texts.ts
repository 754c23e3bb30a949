import { z } from 'zod'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'

const Text = z.string().min(1)
const ExportTexts = z.strictObject({
  you: Text,
  assistant: Text,
  untitled: Text,
  notice: Text,
  begun: Text.includes('{date}'),
})

const exportFile = (lang: Language) => `content/export/${lang}.yaml`

/** What stands in the file of a conversation, by language. Reading it throws a sentence for each fault. */
export const EXPORT_TEXTS = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(exportFile(lang)), exportFile(lang), ExportTexts)]),
) as Record<Language, z.infer<typeof ExportTexts>>
