import { packWeights } from '#engine/learning/classifier.ts'
import { QUESTIONS } from './learned-inputs.ts'
import { writeLearned } from './learned-manifest.ts'
import { learn } from './learning/learn-questions.ts'
import { exampleQuestions } from './learning/question-examples.ts'

const examples = exampleQuestions()
const learned = learn(examples)
writeLearned(QUESTIONS, packWeights(learned))
console.log(
  `Learned ${learned.targets.names.length} things to ask for from ${examples.length} questions, by ${learned.features.names.length} features.`,
)
