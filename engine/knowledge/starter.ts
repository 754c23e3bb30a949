import type { ShippedEntry } from '../types.ts'
import { describeFault } from './fault.ts'
import { parseKnowledge } from './parse-knowledge.ts'
import { readFolders } from './read-folders.ts'

/**
 * The knowledge base the product ships with, in our own words; loaded into the database at first start. Throws the
 * first fault of `content/knowledge`; `npm run check` names all.
 */
export const starterKnowledge: readonly ShippedEntry[] = parseKnowledge(readFolders(), (fault) => {
  throw new Error(describeFault(fault))
})
