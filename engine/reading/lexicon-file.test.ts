import { expect, test } from 'vitest'
import type { z } from 'zod'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { parseContent, readContent } from '../content/read-content.ts'
import { ChoiceWords } from './choices.ts'
import { Ideas } from './field-classifier/ideas.ts'
import { FieldWords } from './field-lexicon.ts'
import { lexiconFile } from './lexicon-file.ts'
import { PivotWords } from './pivot.ts'

/** The names of the lists in a lexicon, with those of the lists within. */
function keysOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [path]
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`))
    .sort()
}

test.each<[string, z.ZodType]>([
  ['ideas', Ideas],
  ['fields', FieldWords],
  ['pivot', PivotWords],
  ['choices', ChoiceWords],
])('the lexicon of %s has the same keys in every language', (name, shape) => {
  const read = (language: Language) => {
    const file = lexiconFile(name, language)
    return keysOf(parseContent(readContent(file), file, shape))
  }
  for (const language of LANGUAGES) expect(read(language), language).toEqual(read('en'))
})
