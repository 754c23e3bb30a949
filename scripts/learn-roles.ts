import { knownSentences } from '#server/assistant/extraction/roles/known.ts'
import { learn } from '#server/assistant/extraction/roles/learn.ts'
import { packWeights } from '#server/assistant/extraction/roles/weights.ts'
import { ROLES } from './learned-inputs.ts'
import { writeLearned } from './learned-manifest.ts'

const known = knownSentences()
const learned = learn(known)
writeLearned(ROLES, packWeights(learned))
console.log(
  `Learned from ${known.length} sentences: ${learned.roles.names.length} features of roles, ${learned.edges.names.length} of edges.`,
)
