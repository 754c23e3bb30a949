import { readBytes } from '#content/files.mjs'
import type { Language } from '#shared/language.ts'
import { softmax } from '../../learning/softmax.ts'
import { rowOf } from '../../learning/tables.ts'
import { fromTenths } from '../../learning/tenths.ts'
import { addTo, dot } from '../../learning/vectors.ts'
import { lookedUp } from '../analyse.ts'
import { questionFeatures } from './features.ts'
import { unpackWeights, type Weights } from './weights.ts'

/** How likely a question asks for each thing that was learned, by id, as shares of one. */
export type Shares = ReadonlyMap<string, number>

export interface Recogniser {
  knows(id: string): boolean
  /** What a question asks for; undefined where no word of it was ever met. */
  recognise(text: string, language: Language): Shares | undefined
}

/** A recogniser that goes by what was learned. */
export function recogniserOf(weights: Weights): Recogniser {
  const { features, targets } = weights
  const ids = targets.names
  const known = new Set(ids)
  const places = new Map(features.names.map((name, place) => [name, place]))
  const vectors = ids.map((_, place) => Float32Array.from(rowOf(targets, place).subarray(0, -1), fromTenths))
  const biases = ids.map((_, place) => fromTenths(rowOf(targets, place).at(-1) ?? 0))
  const recognise = (text: string, language: Language): Shares | undefined => {
    const met = questionFeatures(text, language).flatMap((name) => places.get(name) ?? [])
    if (met.length === 0) return undefined
    const mean = new Float32Array(features.size)
    for (const place of met)
      addTo(mean, Float32Array.from(rowOf(features, place), fromTenths), 1 / Math.sqrt(met.length + 1))
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

let learned: Recogniser | null = null

/** The recogniser of what `scripts/learn-questions.ts` learned from the examples; read once. */
export function learnedQuestions(): Recogniser {
  learned ??= recogniserOf(unpackWeights(readBytes('learned/questions.bin')))
  return learned
}

/** From this share on a few words without a verb ("pilot price hardware") are taken for a question. */
const KEY_WORDS = 0.8

/** Whether words that need not ask are surely those of a question: of one that some answer deserves. */
export function soundsAsked(text: string, language: Language): boolean {
  const shares = learnedQuestions().recognise(lookedUp(text), language)
  return Math.max(0, ...(shares?.values() ?? [])) >= KEY_WORDS
}
