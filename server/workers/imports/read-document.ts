import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import type { DocumentJob, DocumentOutcome } from './document-job.ts'

/** Milliseconds that a document may be read. */
const TIME_MS = 20_000
/** Memory that its thread may have, in megabytes. */
const HEAP_MB = 256
const PDF_PAGES = 300

/** The words of a document, page by page. */
export interface DocumentText {
  readonly title: string
  readonly pages: readonly string[]
}

/**
 * Reads the text of a PDF or the readable part of a web page, in a thread that ends with it: what was sent to break a
 * reader takes no more than its time and memory. Throws `bad_request` with what is wrong with the document.
 */
export async function readDocument(job: Omit<DocumentJob, 'pages'>): Promise<DocumentText> {
  const outcome = await inThread({ ...job, pages: PDF_PAGES })
  if (!('problem' in outcome)) return outcome
  const messages = {
    too_many_pages: `The document has ${outcome.pages} pages; at most ${PDF_PAGES} are read at once.`,
    locked: 'The document asks for a password. Save it without one, then try again.',
    unreadable: 'The document cannot be read. It may be damaged.',
  }
  throw new AppError('bad_request', messages[outcome.problem])
}

function inThread(job: DocumentJob): Promise<DocumentOutcome> {
  const thread = new Worker(new URL('./document-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    // What the readers complain about is no news to whoever reads our log.
    stdout: true,
    stderr: true,
  })
  const refuse = (message: string, cause?: unknown) => new AppError('bad_request', message, { cause })
  return new Promise<DocumentOutcome>((resolve, reject) => {
    const late = setTimeout(
      () => reject(refuse(`The document could not be read within ${TIME_MS / 1000} seconds.`)),
      TIME_MS,
    )
    thread.once('message', resolve)
    thread.once('error', (error) => reject(refuse('The document is too complex to be read.', error)))
    thread.once('exit', () => {
      clearTimeout(late)
      reject(refuse('The document cannot be read.'))
    })
  }).finally(() => void thread.terminate())
}
