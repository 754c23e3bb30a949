import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { type DocumentJob, type DocumentOutcome, DocumentRefused } from './document-job.ts'

/** Reads the text of a PDF, page by page. */
export async function readPdf({ bytes, pages }: DocumentJob): Promise<DocumentOutcome> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, stopAtErrors: false })
  if (pdf.numPages > pages) throw new DocumentRefused('too_many_pages', pdf.numPages)
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf).catch(() => ({ info: {} }))
  const title: unknown = 'Title' in info ? info.Title : ''
  return { title: typeof title === 'string' ? title : '', pages: text }
}
