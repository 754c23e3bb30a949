import { type DocumentJob, type DocumentOutcome, DocumentRefused } from './document-job.ts'
import { officeParts, readXml } from './office-file.ts'

const BODY = 'word/document.xml'
/** What ends a line of text within a paragraph. */
const BREAKS = new Set(['br', 'cr'])

/** Reads the text of a DOCX, page by page: a page ends where Word last drew its end, or where the writer put one. */
export function readDocx({ bytes, pages: most }: DocumentJob): DocumentOutcome {
  const body = officeParts(bytes, (path) => path === BODY).get(BODY)
  if (!body) throw new DocumentRefused('unreadable')
  const pages: string[] = []
  let page = ''
  let isText = false
  const end = () => {
    pages.push(page.trim())
    page = ''
    if (pages.length >= most) throw new DocumentRefused('too_many_pages', pages.length + 1)
  }
  readXml(body, {
    open: (name, attributes) => {
      if (name === 't') isText = true
      else if (name === 'tab') page += '\t'
      else if (name === 'lastRenderedPageBreak' || attributes['w:type'] === 'page') {
        if (page.trim() !== '') end()
      } else if (BREAKS.has(name)) page += '\n'
    },
    text: (text) => {
      if (isText) page += text
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'p') page += '\n'
    },
  })
  end()
  return { title: '', pages }
}
