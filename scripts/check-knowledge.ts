import { describeFault, type Fault } from '#engine/knowledge/fault.ts'
import { parseKnowledge } from '#engine/knowledge/parse-knowledge.ts'
import { readFolders } from '#engine/knowledge/read-folders.ts'
import { QUESTIONS, ROLES } from './learned-inputs.ts'
import { staleInputs } from './learned-manifest.ts'
import { roleExamples } from './learning/role-examples.ts'

/**
 * Whether content/ holds every entry of the knowledge base and the examples of roles whole, and content/learned what these texts teach; prints
 * file, line and key of what is wrong, and what changed since it was learned.
 */
export function checkKnowledge(): boolean {
  const faults: Fault[] = []
  const report = (fault: Fault) => void faults.push(fault)
  parseKnowledge(readFolders(), report)
  roleExamples(report)
  const wrong = [...faults.map(describeFault), ...staleInputs(QUESTIONS), ...staleInputs(ROLES)]
  for (const each of wrong) console.error(each)
  return wrong.length === 0
}
