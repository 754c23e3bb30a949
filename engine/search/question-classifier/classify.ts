import { readBytes } from '#content/files.mjs'
import type { Language } from '#shared/language.ts'
import { classifierOf, type Probabilities, unpackWeights, type Weights } from '../../learning/classifier.ts'
import { lookedUp } from '../../words/analyse.ts'
import { questionFeatures } from './features.ts'

export interface QuestionClassifier {
  knows(id: string): boolean
  /** How likely a question asks for each thing that was learned, by id; undefined where no word was ever met. */
  classify(text: string, language: Language): Probabilities | undefined
}

/** A classifier that goes by what was learned. */
export function questionClassifierOf(weights: Weights): QuestionClassifier {
  const { knows, classify } = classifierOf(weights)
  /** A message of one sentence is asked about twice in a row: as it is read, and as it is searched for. */
  let last: { text: string; language: Language; found: Probabilities | undefined } | undefined
  return {
    knows,
    classify(text, language) {
      if (last?.text !== text || last.language !== language)
        last = { text, language, found: classify(questionFeatures(text, language)) }
      return last.found
    },
  }
}

let learned: QuestionClassifier | null = null

/** The classifier of what `scripts/learn-questions.ts` learned from the examples; read once. */
export function learnedQuestions(): QuestionClassifier {
  learned ??= questionClassifierOf(unpackWeights(readBytes('learned/questions.bin')))
  return learned
}

/** From this probability on a few words without a verb ("pilot price hardware") are taken for a question. */
const KEY_WORDS = 0.8

/** Whether words that need not ask are surely those of a question: of one that some answer deserves. */
export function soundsAsked(text: string, language: Language): boolean {
  const found = learnedQuestions().classify(lookedUp(text), language)
  return Math.max(0, ...(found?.values() ?? [])) >= KEY_WORDS
}
