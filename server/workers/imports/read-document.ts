import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { AppError } from '#shared/errors.ts'
import type { DocumentJob, DocumentOutcome, DocumentProblem } from './document-job.ts'

/** Milliseconds that a document may be read. */
const TIME_MS = 20_000
/** Memory that its thread may have, in megabytes. */
const HEAP_MB = 256
const PDF_PAGES = 300
/** Documents that are read at the same time; others wait for their turn. */
const AT_ONCE = 3
const turns = pLimit(AT_ONCE)

/** The words of a document, page by page. */
export interface DocumentText {
  readonly title: string
  readonly pages: readonly string[]
}

/**
 * Reads the text of a PDF or a document of Word, or the readable part of a web page. Throws `bad_request` with what is
 * wrong with it.
 */
export async function readDocument(job: Omit<DocumentJob, 'pages'>): Promise<DocumentText> {
  const outcome = await runReader({ ...job, pages: PDF_PAGES })
  if ('pages' in outcome && 'title' in outcome) return outcome
  const damaged = 'The document cannot be read. It may be damaged.'
  const messages: Partial<Record<DocumentProblem, string>> = {
    too_many_pages: `The document has ${'pages' in outcome ? outcome.pages : 0} pages; at most ${PDF_PAGES} are read at once.`,
    locked: 'The document asks for a password. Save it without one, then try again.',
    slow: `The document could not be read within ${TIME_MS / 1000} seconds.`,
    macros: 'The document has macros. Save it without them, then try again.',
    expands: 'The document unpacks to more than is read.',
    complex: 'The document is too complex to be read.',
  }
  throw new AppError('bad_request', ('problem' in outcome && messages[outcome.problem]) || damaged)
}

/**
 * Reads a document in a thread that ends with it: what was sent to break a reader takes no more than its time and memory.
 * Never throws: what is wrong with the document is the outcome.
 */
export function runReader(job: DocumentJob, timeMs: number = TIME_MS): Promise<DocumentOutcome> {
  return turns(() => readInThread(job, timeMs))
}

function readInThread(job: DocumentJob, timeMs: number): Promise<DocumentOutcome> {
  const thread = new Worker(new URL('./document-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    // What the readers complain about is no news to whoever reads our log.
    stdout: true,
    stderr: true,
  })
  const refused = (problem: DocumentProblem): DocumentOutcome => ({ problem, pages: 0 })
  return new Promise<DocumentOutcome>((resolve) => {
    const late = setTimeout(() => resolve(refused('slow')), timeMs)
    thread.once('message', resolve)
    thread.once('error', () => resolve(refused('complex')))
    thread.once('exit', () => {
      clearTimeout(late)
      resolve(refused('unreadable'))
    })
  }).finally(() => void thread.terminate())
}
