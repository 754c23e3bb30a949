import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentJob, type DocumentKind, type DocumentOutcome, DocumentRefused } from './document-job.ts'

type Read = (job: DocumentJob) => DocumentOutcome | Promise<DocumentOutcome>

/** What reads each kind; only what a document needs is loaded. */
const READERS: Record<DocumentKind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  html: async () => (await import('./read-html.ts')).readHtml,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  pptx: async () => (await import('./read-pptx.ts')).readPptx,
  xlsx: async () => (await import('./read-xlsx.ts')).readXlsx,
  csv: async () => (await import('./read-lines.ts')).readCells,
  text: async () => (await import('./read-lines.ts')).readTextLines,
  cues: async () => (await import('./read-lines.ts')).readCues,
}

const job: DocumentJob = workerData

/** One document, then the thread ends. */
parentPort?.postMessage(await read(job).catch(problemOf))

async function read(document: DocumentJob): Promise<DocumentOutcome> {
  const reader = await READERS[document.kind]()
  const outcome = await reader(document)
  // Before it leaves the thread: cells that share a text are copied with one each.
  if (lengthOf(outcome) > (document.characters ?? Number.POSITIVE_INFINITY)) throw new DocumentRefused('long')
  return outcome
}

/** The characters of what was read, each row, cell and line counted as one more. */
function lengthOf(outcome: DocumentOutcome): number {
  if ('problem' in outcome) return 0
  if ('pages' in outcome) return total(outcome.pages)
  if ('lines' in outcome) return total(outcome.lines.map(({ text }) => text))
  return outcome.sheets.flatMap(({ rows }) => rows).reduce((sum, { cells }) => sum + total(cells) + 1, 0)
}

function total(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length + 1, 0)
}

function problemOf(error: unknown): DocumentOutcome {
  if (error instanceof DocumentRefused) return { problem: error.problem, pages: error.pages }
  const locked = error instanceof Error && error.name === 'PasswordException'
  return { problem: locked ? 'locked' : 'unreadable', pages: 0 }
}
