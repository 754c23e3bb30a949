import { readFileSync } from 'node:fs'
import type { Language } from '#shared/language.ts'
import { decode } from '../learning/letters.ts'
import { softmax } from '../learning/softmax.ts'
import { addTo, dot } from '../learning/vectors.ts'
import { lookedUp } from '../retrieval/analyse.ts'
import { questionFeatures } from './features.ts'
import type { Weights } from './weights.ts'

/** How likely a question asks for each thing that was learned, by id, as shares of one. */
export type Shares = ReadonlyMap<string, number>

export interface Recogniser {
  knows(id: string): boolean
  /** What a question asks for; undefined where no word of it was ever met. */
  recognise(text: string, language: Language): Shares | undefined
}

/** A recogniser that goes by what was learned. */
export function recogniserOf({ features, targets }: Weights): Recogniser {
  const ids = Object.keys(targets)
  const known = new Set(ids)
  const vectors = ids.map((id) => vectorOf(targets[id]?.[0] ?? ''))
  const biases = ids.map((id) => decode(targets[id]?.[1] ?? '')[0] ?? 0)
  const size = vectors[0]?.length ?? 0
  const recognise = (text: string, language: Language): Shares | undefined => {
    const met = questionFeatures(text, language).flatMap((name) => features[name] ?? [])
    if (met.length === 0) return undefined
    const mean = new Float32Array(size)
    for (const letters of met) addTo(mean, vectorOf(letters), 1 / Math.sqrt(met.length + 1))
    const shares = softmax(vectors.map((vector, place) => dot(vector, mean) + (biases[place] ?? 0)))
    return new Map(ids.map((id, place) => [id, shares[place] ?? 0]))
  }
  /** A message of one sentence is asked about twice in a row: as it is read, and as it is searched for. */
  let last: { text: string; language: Language; shares: Shares | undefined } | undefined
  return {
    knows: (id) => known.has(id),
    recognise(text, language) {
      if (last?.text !== text || last.language !== language)
        last = { text, language, shares: recognise(text, language) }
      return last.shares
    },
  }
}

const vectorOf = (letters: string) => new Float32Array(decode(letters))

let learned: Recogniser | null = null

/** The recogniser of what `scripts/learn-questions.ts` learned from the examples; read once. */
export function learnedQuestions(): Recogniser {
  learned ??= recogniserOf(JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')))
  return learned
}

/** From this share on a few words without a verb ("pilot price hardware") are taken for a question. */
const KEY_WORDS = 0.8

/** Whether words that need not ask are surely those of a question: of one that some answer deserves. */
export function soundsAsked(text: string, language: Language): boolean {
  const shares = learnedQuestions().recognise(lookedUp(text), language)
  return Math.max(0, ...(shares?.values() ?? [])) >= KEY_WORDS
}
