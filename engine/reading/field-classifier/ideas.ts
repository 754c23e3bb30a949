import { z } from 'zod'
import { phraseList } from '../../text/phrases.ts'
import { lexicon, Phrases } from '../lexicon-file.ts'

/** What tells fields apart in whatever words, by its name, with phrases for it. */
export const Ideas = z.record(z.string(), Phrases)

/** The ideas of a language, from `content/lexicon/<lang>/ideas.yaml`. */
export const ideasOf = lexicon(
  'ideas',
  Ideas,
  (ideas) => new Map(Object.entries(ideas).map(([name, phrases]) => [name, phraseList(phrases)])),
)
