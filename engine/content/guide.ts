import { LANGUAGES, type Language } from '#shared/language.ts'
import { guideFile } from './guide-files.ts'
import { GuideTexts } from './guide-shape.ts'
import { parseContent, readContent } from './read-content.ts'

/** What guide mode says in one language. Throws a sentence for each fault of its file. */
function read(lang: Language): GuideTexts {
  const file = guideFile(lang)
  return parseContent(readContent(file), file, GuideTexts)
}

/** What guide mode says, by language; read once, when the product starts. */
export const GUIDE = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  Language,
  GuideTexts
>
