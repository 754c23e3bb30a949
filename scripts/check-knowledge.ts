import { describeFault, type Fault } from '#engine/knowledge/fault.ts'
import { parseKnowledge } from '#engine/knowledge/parse-knowledge.ts'
import { readFolders } from '#engine/knowledge/read-folders.ts'
import { QUESTIONS, RECORDS, ROLES } from './learned-inputs.ts'
import { staleInputs } from './learned-manifest.ts'
import { recordExamples } from './learning/record-examples.ts'
import { roleExamples } from './learning/role-examples.ts'

/**
 * Whether content/ holds every entry of the knowledge base and all examples whole, and content/learned what these texts teach; prints
 * file, line and key of what is wrong, and what changed since it was learned.
 */
export function checkKnowledge(): boolean {
  const faults: Fault[] = []
  const report = (fault: Fault) => void faults.push(fault)
  parseKnowledge(readFolders(), report)
  roleExamples(report)
  recordExamples(report)
  const stale = [QUESTIONS, ROLES, RECORDS].flatMap((learned) => staleInputs(learned))
  const wrong = [...faults.map(describeFault), ...stale]
  for (const each of wrong) console.error(each)
  return wrong.length === 0
}
