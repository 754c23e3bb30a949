import { LANGUAGES, type Language } from '#shared/language.ts'
import { stem, subjectWords } from './analyse.ts'
import { conceptOf } from './concepts.ts'
import { isEveryday } from './everyday.ts'
import { isFieldWord } from './fields.ts'
import { fold } from './fold.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How far a stem is believed by the language it was taken in: the question's own, English, another. */
const SURE = { own: 1, english: 0.9, other: 0.6, alike: 0.8 }
/** What a word counts for that no entry holds, as a share of the most that a word can count. */
export const UNKNOWN = { plain: 0.7, everyday: 1.5 }
/** Figures tell little: "20" in a question is seldom the "20" of an entry. */
const FIGURE = 0.3
/** So do the words of a founder's field that no title or keyword has. */
const FIELD = 0.25

/** One word of a question: the stems that it may mean, each with how sure that is, and what it counts for. */
export interface Slot {
  readonly word: string
  readonly stems: ReadonlyMap<string, number>
  readonly weight: number
  /** What the word stands for, with words that share it. */
  readonly concept: string | undefined
  /** Lowers what a match adds, for words that tell little. */
  readonly worth: number
  /** Whether the word belongs to everyday talk and to no entry. */
  readonly everyday: boolean
  /** Whether the word names a technology or an industry. */
  readonly field: boolean
}

/** Takes a question apart. Words that no entry holds are read as misspelt or compound, or count against it. */
export function readQuestion(
  text: string,
  language: Language,
  { words, heads, vocabulary }: { words: Postings; heads: Postings; vocabulary: Vocabulary },
): Slot[] {
  const most = words.rarity('')
  return [...new Set(subjectWords(text))].map((word) => {
    const inHead = heads.has(stem(word, language)) || heads.has(stem(word, 'en'))
    const field = isFieldWord(word)
    const worth = /^\d+$/.test(word) ? FIGURE : field && !inHead ? FIELD : 1
    if (!inHead && isEveryday(fold(word)))
      return {
        word,
        stems: new Map(),
        weight: UNKNOWN.everyday * most,
        worth,
        concept: undefined,
        everyday: true,
        field: false,
      }
    const stems = new Map<string, number>()
    for (const other of LANGUAGES) {
      const found = stem(word, other)
      const sure = other === language ? SURE.own : other === 'en' ? SURE.english : SURE.other
      if (words.has(found)) stems.set(found, Math.max(stems.get(found) ?? 0, sure))
    }
    if (stems.size === 0)
      for (const [found, likeness] of vocabulary.near(stem(word, language)))
        if (words.has(found)) stems.set(found, likeness * SURE.alike)
    const known = [...stems].map(([found, sure]) => words.rarity(found) * sure)
    const weight = known.length > 0 ? Math.max(...known) : UNKNOWN.plain * most
    return { word, stems, weight: weight * worth, worth, concept: conceptOf(word), everyday: false, field }
  })
}
