import { type DocumentJob, type DocumentOutcome, DocumentRefused } from './document-job.ts'
import { officeParts, readXml } from './office-file.ts'

const BODY = 'word/document.xml'
const STYLES = 'word/styles.xml'
/** What Word calls the style of a heading in every language; only its id is translated. */
const HEADING = /^heading ([1-6])$/i
/** What ends a line of text within a paragraph. */
const BREAKS = new Set(['br', 'cr'])

/** Reads the text of a DOCX, page by page: a page ends where Word last drew its end, or where the writer put one. */
export function readDocx({ bytes, pages: most, markdown = false }: DocumentJob): DocumentOutcome {
  const parts = officeParts(bytes, (path) => path === BODY || (markdown && path === STYLES))
  const body = parts.get(BODY)
  const headings = headingsOf(parts.get(STYLES))
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
      else if (name === 'pStyle') page += headings.get(attributes['w:val'] ?? '') ?? ''
      else if (name === 'lastRenderedPageBreak' || attributes['w:type'] === 'page') {
        if (page.trim() !== '') end()
      } else if (BREAKS.has(name)) page += '\n'
    },
    text: (text) => {
      if (isText) page += text
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'p') page += markdown ? '\n\n' : '\n'
    },
  })
  end()
  return { title: '', pages }
}

/** What stands before a paragraph in Markdown, by the id of its style. */
function headingsOf(styles: Uint8Array | undefined): ReadonlyMap<string, string> {
  const headings = new Map<string, string>()
  let id = ''
  if (!styles) return headings
  readXml(styles, {
    open: (name, attributes) => {
      if (name === 'style') id = attributes['w:styleId'] ?? ''
      const [, level] = (name === 'name' && HEADING.exec(attributes['w:val'] ?? '')) || []
      if (level !== undefined) headings.set(id, `${'#'.repeat(Number(level))} `)
    },
  })
  return headings
}
