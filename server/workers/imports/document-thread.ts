import { parentPort, workerData } from 'node:worker_threads'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import type { DocumentJob, DocumentOutcome } from './document-job.ts'
import { markdownOf, type PageNode } from './html-markdown.ts'

/** Elements that a page may have. */
const ELEMENTS = 100_000

const job: DocumentJob = workerData

/** One document, then the thread ends. */
parentPort?.postMessage(await (job.kind === 'pdf' ? readPdf(job) : readHtml(job)).catch(problemOf))

async function readPdf({ bytes, pages }: DocumentJob): Promise<DocumentOutcome> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, stopAtErrors: false })
  if (pdf.numPages > pages) return { problem: 'too_many_pages', pages: pdf.numPages }
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf).catch(() => ({ info: {} }))
  const title: unknown = 'Title' in info ? info.Title : ''
  return { title: typeof title === 'string' ? title : '', pages: text }
}

async function readHtml({ bytes, charset }: DocumentJob): Promise<DocumentOutcome> {
  const { document } = parseHTML(decoded(bytes, charset))
  const title = document.querySelector('title')?.textContent ?? ''
  const article = new Readability<PageNode>(document, {
    maxElemsToParse: ELEMENTS,
    serializer: (node) => node as PageNode,
  }).parse()
  const content = article?.content
  return { title: article?.title ?? title, pages: content ? [markdownOf(content)] : [] }
}

/** The page's text, by the character set that its server names, that it names itself, or UTF-8. */
function decoded(bytes: Uint8Array, charset: string | undefined): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const named = charset ?? /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function problemOf(error: unknown): DocumentOutcome {
  const locked = error instanceof Error && error.name === 'PasswordException'
  return { problem: locked ? 'locked' : 'unreadable', pages: 0 }
}
