import type { Part } from './parts.ts'
import { namedIn } from './phrases.ts'
import type { Sentence } from './tokens.ts'
import type { Turn } from './turn.ts'

/** Longest question about the product itself, in words. */
const LONGEST = 24

/** What a question about the product itself is answered with; empty where that was said before. */
export function productPart({ lang, texts, said }: Turn, { tokens }: Sentence): Part | undefined {
  const [named] = tokens.length <= LONGEST ? namedIn(tokens, 'product', lang) : []
  return named && { text: said.fresh(texts.product[named]) }
}
