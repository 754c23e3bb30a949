import { readContent } from '../../content/read-content.ts'
import { READING_EXAMPLES } from './examples.ts'

/**
 * What a model that reads a message is told: the same for every message, so that providers can keep it in their cache.
 * The roadmap, the open question and the message come after it, as data. A changed word makes recordings stale.
 */
export const READING_INSTRUCTIONS = readContent('content/prompts/reading.md') + READING_EXAMPLES
