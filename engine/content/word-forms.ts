import { parseContent, readContent } from './read-content.ts'
import { group, List } from './text-shapes.ts'

export const WORD_FORMS_FILE = 'content/lexicon/word-forms.yaml'

/** They become patterns: no sign that means something there. */
const Words = List.refine(
  (words) => words.every((word) => /^[a-z]{1,40}$/.test(word)),
  'must be words of a to z',
)

/** The keys of `content/lexicon/word-forms.yaml`. */
export const WordForms = group({
  endings: Words,
  magnitudes: group({ billion: Words, million: Words, thousand: Words }),
})

/** Words that are looked for in any language; read once, when the product starts. */
export const WORD_FORMS = parseContent(readContent(WORD_FORMS_FILE), WORD_FORMS_FILE, WordForms)

/** The words as alternatives of a pattern. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
