import { packWeights } from '#engine/reading/field-classifier/weights.ts'
import { ROLES } from './learned-inputs.ts'
import { writeLearned } from './learned-manifest.ts'
import { knownSentences } from './learning/known-sentences.ts'
import { learn } from './learning/learn-roles.ts'

const known = knownSentences()
const learned = learn(known)
writeLearned(ROLES, packWeights(learned))
console.log(
  `Learned from ${known.length} sentences: ${learned.roles.names.length} features of roles, ${learned.edges.names.length} of edges.`,
)
