import { writeFileSync } from 'node:fs'
import { exampleQuestions } from '#server/assistant/recognition/examples.ts'
import { learn } from '#server/assistant/recognition/learn.ts'

const file = new URL('../server/assistant/recognition/weights.json', import.meta.url)
const examples = exampleQuestions()
const learned = learn(examples)
writeFileSync(file, `${JSON.stringify(learned, null, 1)}\n`)
console.log(
  `Learned ${Object.keys(learned.targets).length} things to ask for from ${examples.length} questions, by ${Object.keys(learned.features).length} features.`,
)
