import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import TurndownService from 'turndown'
import { type DocumentJob, type DocumentOutcome, DocumentRefused } from './document-job.ts'

/** Elements that a page may have. */
const ELEMENTS = 100_000

/** Headings, paragraphs, lists, quotes, code and rows of tables: links are their words, pictures and forms are left out. */
const markdown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  br: '',
})
  .remove(['script', 'style', 'noscript', 'template', 'form', 'button', 'iframe'])
  .addRule('words of links', { filter: 'a', replacement: (words) => words })
  .addRule('no pictures', { filter: 'img', replacement: () => '' })
  .addRule('text with its own spaces', {
    filter: 'pre',
    replacement: (_words, block) => {
      const text = (block.textContent ?? '').trimEnd().replaceAll('```', "'''")
      return `\n\n\`\`\`\n${text}\n\`\`\`\n\n`
    },
  })
  .addRule('cells of a row', {
    filter: ['th', 'td'],
    replacement: (words, cell) => `${cell.previousElementSibling ? ' | ' : ''}${words.trim()}`,
  })
  .addRule('rows of a table', { filter: 'tr', replacement: (cells) => `${cells}\n` })

/** Reads the readable part of a web page, as Markdown. */
export async function readHtml({ bytes, charset }: DocumentJob): Promise<DocumentOutcome> {
  const html = decoded(bytes, charset)
  // Before it is parsed: the time for that grows with the square of the depth.
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > ELEMENTS) throw new DocumentRefused('complex')
  const { document } = parseHTML(html)
  const title = document.querySelector('title')?.textContent ?? ''
  const article = new Readability<TurndownService.Node>(document, {
    maxElemsToParse: ELEMENTS,
    serializer: (node) => node as TurndownService.Node,
  }).parse()
  const content = article?.content
  return { title: article?.title ?? title, pages: content ? [markdown.turndown(content)] : [] }
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
