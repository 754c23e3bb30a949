import { packTagger } from '#shared/records/tagging/tag.ts'
import { RECORDS } from './learned-inputs.ts'
import { writeLearned } from './learned-manifest.ts'
import { learnRecords } from './learning/learn-records.ts'
import { recordExamples } from './learning/record-examples.ts'
import { roleExamples } from './learning/role-examples.ts'

const examples = recordExamples()
// What fills a field of the roadmap tells of no record, but for what a customer proved.
const asides = roleExamples()
  .filter(({ role }) => role !== 'customerProof')
  .map(({ marked, language }) => ({ language, text: marked.replaceAll('[[', '').replaceAll(']]', '') }))
const { units, fields } = learnRecords(examples, asides)
writeLearned(RECORDS, packTagger(units, fields))
console.log(
  `Learned from ${examples.length} messages: ${units.features.length} features of units, ${fields.features.length} of words.`,
)
