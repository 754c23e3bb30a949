import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import { wordsOf } from '../text/lexicon.ts'
import { tokenize } from '../text/tokens.ts'

/** Longest part of a text that is looked at. */
const READ = 1_500
/** What the markers of `shared/language.ts` weigh beside one word of a lexicon. */
const MARKER = 0.6

/** Kinds of words that are the same in every language: names and abbreviations. */
const SHARED: ReadonlySet<string> = new Set(['notName', 'abbreviation', 'numbered'])

/**
 * The language whose words a text uses most. The markers of `shared/language.ts` break ties; they alone are thin for
 * sentences as short as "Perdimos un cliente este mes".
 */
export function detect(text: string): Language | null {
  const marker = languageSignal(text)
  const tokens = tokenize(text.slice(0, READ))
  const score = (language: Language) => {
    const known = new Set<number>()
    const { book, numbers } = wordsOf(language)
    for (const { key, first, last } of [...book.find(tokens), ...numbers.find(tokens)]) {
      if (SHARED.has(key)) continue
      for (let at = first; at <= last; at += 1) known.add(at)
    }
    const words = new Set([...known].map((at) => tokens[at]?.fold ?? ''))
    return words.size + (language === marker ? MARKER : 0)
  }
  const ranked = LANGUAGES.map((language) => ({ language, score: score(language) })).toSorted(
    (a, b) => b.score - a.score,
  )
  return ranked[0] && ranked[0].score > 0 ? ranked[0].language : marker
}
