import { LANGUAGES, type Language } from '#shared/language.ts'
import { guideFile } from './guide-files.ts'
import { GuideTexts } from './guide-shape.ts'
import { parseContent, readContent } from './read-content.ts'

/** Reads the texts of guide mode in one language. Throws a sentence for each fault of the file. */
function read(lang: Language): GuideTexts {
  const file = guideFile(lang)
  return parseContent(readContent(file), file, GuideTexts)
}

/** The texts of guide mode by language; read once, when the product starts. */
export const GUIDE = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  Language,
  GuideTexts
>
