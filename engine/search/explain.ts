import { askedOf, type Evidence, type Held } from './fusion.ts'

/** Why an entry was found: the words by where they stand, and a sentence for each way it was found by. */
export interface Why {
  readonly title: string[]
  readonly keywords: string[]
  readonly tags: string[]
  readonly content: string[]
  readonly reasons: string[]
}

export function explain(held: Held, evidence: Evidence): Why {
  const { entry, vectors } = held
  const match = evidence.matches.get(entry.id)
  const reasons: string[] = []
  if (match) {
    const place = 1 + Array.from(evidence.matches.values()).filter(({ score }) => score > match.score).length
    reasons.push(`Words of the question: place ${place}`)
  }
  const meanings = match?.wordsIn('meanings') ?? []
  if (meanings.length > 0) reasons.push(`Words for the same thing: ${meanings.join(', ')}`)
  const asked = askedOf(held, evidence)
  if (asked >= 0.05) reasons.push(`Recognised as asked for: ${Math.round(asked * 100)} %`)
  const close = evidence.closeness(vectors)
  if (close >= 0.05) reasons.push(`Similar meaning: ${Math.round(close * 100)} %`)
  if (evidence.level !== null && entry.relevance_tags.includes(`L${evidence.level}`))
    reasons.push('Written for the founder’s level')
  const wordsIn = (field: 'title' | 'keywords' | 'tags' | 'text' | 'asks') => match?.wordsIn(field) ?? []
  return {
    title: wordsIn('title'),
    keywords: wordsIn('keywords'),
    tags: wordsIn('tags'),
    content: [...new Set([...wordsIn('text'), ...wordsIn('asks')])],
    reasons,
  }
}
