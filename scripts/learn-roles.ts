import { writeFileSync } from 'node:fs'
import { knownSentences, learn } from '#server/assistant/extraction/roles/learn.ts'

const file = new URL('../server/assistant/extraction/roles/weights.json', import.meta.url)
const known = knownSentences()
const learned = learn(known)
writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`)
console.log(
  `Learned from ${known.length} sentences: ${Object.keys(learned.roles).length} features of roles, ${Object.keys(learned.edges).length} of edges.`,
)
