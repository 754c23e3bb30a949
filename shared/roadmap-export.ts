import type { Dashboard } from './dashboard.ts'
import type { EvidenceRow } from './records.ts'

/** What a roadmap looks like in a file. */
export type ExportedRoadmap = Pick<
  Dashboard,
  'venture' | 'counters' | 'level' | 'reached' | 'action' | 'fields' | 'records' | 'questions' | 'history'
> & {
  exported_at: string
  /** The records with everything they hold, also what names third parties: the file is its founder's. */
  evidence: readonly EvidenceRow[]
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A text that a spreadsheet takes for a text. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Says in a file's metadata what made it (article 50 of Regulation (EU) 2024/1689). */
export const FILE_GENERATOR = 'AI-generated: an assistant read this from what the founder wrote'

/** The roadmap as JSON; texts that a spreadsheet would run as a formula begin with a quote. */
export function roadmapJson(roadmap: ExportedRoadmap): string {
  const file = { generator: FILE_GENERATOR, ...roadmap }
  return JSON.stringify(file, (_key, part) => (typeof part === 'string' ? withoutFormula(part) : part), 2)
}
