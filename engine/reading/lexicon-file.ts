import { z } from 'zod'
import type { Language } from '#shared/language.ts'
import { parseContent, readContent } from '../content/read-content.ts'

/** Phrases, one a line. */
export const Phrases = z.array(z.string().min(1)).min(1)

/** The file of a lexicon: `content/lexicon/<lang>/<name>.yaml`. */
export const lexiconFile = (name: string, language: Language): string =>
  `content/lexicon/${language}/${name}.yaml`

/** Reads a lexicon's file of each language when it is first asked for, and keeps what `make` makes of it. */
export function lexicon<Shape extends z.ZodType, Made>(
  name: string,
  shape: Shape,
  make: (words: z.infer<Shape>) => Made,
): (language: Language) => Made {
  const kept = new Map<Language, Made>()
  return (language) => {
    const file = lexiconFile(name, language)
    const made = kept.get(language) ?? make(parseContent(readContent(file), file, shape))
    kept.set(language, made)
    return made
  }
}
