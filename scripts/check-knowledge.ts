import { describeFault, type Fault } from '#server/assistant/knowledge/fault.ts'
import { parseKnowledge } from '#server/assistant/knowledge/parse-knowledge.ts'
import { readFolders } from '#server/assistant/knowledge/read-folders.ts'
import { QUESTIONS } from './learned-inputs.ts'
import { staleInputs } from './learned-manifest.ts'

/**
 * Whether content/ holds every entry of the knowledge base whole, and content/learned what these texts teach; prints
 * file, line and key of what is wrong, and what changed since it was learned.
 */
export function checkKnowledge(): boolean {
  const faults: Fault[] = []
  parseKnowledge(readFolders(), (fault) => faults.push(fault))
  const wrong = [...faults.map(describeFault), ...staleInputs(QUESTIONS)]
  for (const each of wrong) console.error(each)
  return wrong.length === 0
}
