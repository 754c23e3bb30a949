import { fill } from '../content/fill.ts'
import { SEARCH_TEXTS } from '../content/search-texts.ts'
import { askedOf, type Candidate, type Evidence } from './fusion.ts'

const FOUND_BY = SEARCH_TEXTS.found_by
/** As a percentage, without decimals. */
const percentOf = (share: number) => ({ percent: Math.round(share * 100) })

/** Why an entry was found: the words by where they stand, and a sentence for each way it was found by. */
export interface Why {
  readonly title: string[]
  readonly keywords: string[]
  readonly tags: string[]
  readonly content: string[]
  readonly reasons: string[]
}

export function explain(candidate: Candidate, evidence: Evidence): Why {
  const { entry, vectors } = candidate
  const match = evidence.matches.get(entry.id)
  const reasons: string[] = []
  if (match) {
    const place = 1 + Array.from(evidence.matches.values()).filter(({ score }) => score > match.score).length
    reasons.push(fill(FOUND_BY.words, { place }))
  }
  const meanings = match?.wordsIn('meanings') ?? []
  if (meanings.length > 0) reasons.push(fill(FOUND_BY.meanings, { words: meanings.join(', ') }))
  const asked = askedOf(candidate, evidence)
  if (asked >= 0.05) reasons.push(fill(FOUND_BY.asked, percentOf(asked)))
  const close = evidence.closeness(vectors)
  if (close >= 0.05) reasons.push(fill(FOUND_BY.close, percentOf(close)))
  if (evidence.level !== null && entry.relevance_tags.includes(`L${evidence.level}`))
    reasons.push(FOUND_BY.level)
  const wordsIn = (field: 'title' | 'keywords' | 'tags' | 'text' | 'asks') => match?.wordsIn(field) ?? []
  return {
    title: wordsIn('title'),
    keywords: wordsIn('keywords'),
    tags: wordsIn('tags'),
    content: [...new Set([...wordsIn('text'), ...wordsIn('asks')])],
    reasons,
  }
}
