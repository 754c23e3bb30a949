import { LANGUAGES, type Language } from '#shared/language.ts'
import { lexiconFile } from './guide-files.ts'
import { GuideLexicon } from './guide-lexicon-shape.ts'
import { parseContent, readContent } from './read-content.ts'

function read(lang: Language): GuideLexicon {
  const file = lexiconFile(lang)
  return parseContent(readContent(file), file, GuideLexicon)
}

/** How founders say what guide mode tells apart, by language; read once, when the product starts. */
export const LEXICON = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang)])) as Record<
  Language,
  GuideLexicon
>
