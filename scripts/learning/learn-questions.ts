import type { Weights } from '#engine/learning/classifier.ts'
import { KINDS, questionFeatures } from '#engine/search/question-classifier/features.ts'
import type { Example } from './question-examples.ts'
import { type Training, train } from './train.ts'

const TRAINING: Training = {
  size: 64,
  rounds: 7,
  kinds: KINDS,
  kindOf: (feature) => feature.charAt(0),
  leftOut: 0.5,
  alone: 0.5,
}

/** Learns which answer a question deserves. */
export const learn = (examples: readonly Example[]): Weights =>
  train(
    examples.map(({ text, language, id }) => ({ features: questionFeatures(text, language), target: id })),
    TRAINING,
  )
