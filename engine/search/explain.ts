import { LANGUAGES } from '#shared/language.ts'
import { type Searchable, stemsOf } from './entry-terms.ts'
import type { Slot } from './question.ts'
import type { Signal } from './retrieval.ts'

/** Why an entry was found: the words by where they stand, and a sentence for each way it was found by. */
export interface Why {
  readonly title: string[]
  readonly keywords: string[]
  readonly tags: string[]
  readonly content: string[]
  readonly reasons: string[]
}

interface Found {
  readonly slots: readonly Slot[]
  /** English field terms that the question's words stand for. */
  readonly terms: readonly string[]
  readonly signals: Record<Signal, Float64Array>
  /** The entry's place in the signals. */
  readonly number: number
  /** The phrasing that the question is most like. */
  readonly phrasing: string | undefined
  readonly fits: boolean
}

const WAYS: Record<Signal, string> = {
  words: 'Words of the question',
  pieces: 'Similar spelling',
  glossary: 'Terms of the field',
  phrasing: 'Asked in a similar way',
  meaning: 'Similar meaning',
  asked: 'Recognised as asked for',
}

export function explain(entry: Searchable, { slots, terms, signals, number, phrasing, fits }: Found): Why {
  const matched = (text: string) => {
    const stems = LANGUAGES.map((language) => stemsOf(text, language))
    const holds = (each: string) => stems.some((set) => set.has(each))
    return [
      ...slots.filter((slot) => [...slot.stems.keys()].some(holds)).map(({ word }) => word),
      ...terms.filter((term) => [...stemsOf(term, 'en')].some(holds)),
    ].filter((word, at, all) => all.indexOf(word) === at)
  }
  const reasons = (Object.keys(WAYS) as Signal[]).flatMap((name) => {
    const value = signals[name][number] ?? 0
    if (value < 0.05) return []
    const place = 1 + signals[name].filter((other) => other > value).length
    return [`${WAYS[name]}: place ${place}${name === 'phrasing' && phrasing ? `, “${phrasing}”` : ''}`]
  })
  if (fits) reasons.push('Written for the founder’s level')
  return {
    title: matched(entry.title),
    keywords: matched(entry.keywords.join(' ')),
    tags: matched(`${entry.category} ${entry.relevance_tags.join(' ')}`),
    content: matched([entry.content, ...Object.values(entry.summaries ?? {})].join(' ')),
    reasons,
  }
}
