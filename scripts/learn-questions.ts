import { exampleQuestions } from '#server/assistant/recognition/examples.ts'
import { learn } from '#server/assistant/recognition/learn.ts'
import { packWeights } from '#server/assistant/recognition/weights.ts'
import { QUESTIONS } from './learned-inputs.ts'
import { writeLearned } from './learned-manifest.ts'

const examples = exampleQuestions()
const learned = learn(examples)
writeLearned(QUESTIONS, packWeights(learned))
console.log(
  `Learned ${learned.targets.names.length} things to ask for from ${examples.length} questions, by ${learned.features.names.length} features.`,
)
