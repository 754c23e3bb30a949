import type { Part } from './parts.ts'
import { namedIn, says } from './phrases.ts'
import type { Sentence } from './tokens.ts'
import { type Turn, wording } from './turn.ts'

/** Longest question about the product itself, in words. */
const LONGEST = 24

/** What a question about the product itself is answered with; empty where that was said before. */
export function productPart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang, texts, said } = turn
  if (tokens.length <= LONGEST && says(tokens, 'identity', lang))
    return { text: wording(turn, 'identity') ?? '' }
  const [named] = tokens.length <= LONGEST ? namedIn(tokens, 'product', lang) : []
  return named && { text: said.fresh(texts.product[named]) }
}
