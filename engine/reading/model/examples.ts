import { LANGUAGES, type Language } from '#shared/language.ts'
import { parseContent, readContent } from '../../content/read-content.ts'
import { exampleFile, ReadingExample } from './example-shape.ts'

/** The example of a language as it stands in the instructions: in lines, the reading as JSON with all its keys. */
function exampleIn(lang: Language): string {
  const file = exampleFile(lang)
  const { roadmap, question, message, reading } = parseContent(readContent(file), file, ReadingExample)
  const whole = { answer: null, records: [], fields: [], ...reading }
  return [
    `roadmap: ${roadmap}`,
    `open question: ${question ?? 'none'}`,
    `founder message: ${message}`,
    JSON.stringify(whole),
  ].join('\n')
}

/** One message of each language, read as the instructions say. */
export const READING_EXAMPLES = LANGUAGES.map(exampleIn).join('\n\n')
