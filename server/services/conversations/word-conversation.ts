import {
  AlignmentType,
  Document,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { FileConversation } from './conversation-file.ts'

type Block = ReturnType<typeof fromMarkdown>['children'][number]
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number]
type Style = {
  readonly bold?: boolean
  readonly italics?: boolean
  readonly strike?: boolean
  readonly font?: string
}

const NUMBERED = 'numbered'
const MONOSPACED = 'Consolas'
/** Lists within lists are indented so far, in twentieths of a point; and so many of them. */
const INDENT = 360
const LEVELS = 4
/** What no XML may hold. */
const CONTROL = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** A conversation as a Word file; its metadata say what made the answers. */
export async function wordConversation(
  { lang, title, notes, messages }: FileConversation,
  description: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const levels = Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
  }))
  const document = new Document({
    title: clean(title),
    description,
    keywords: description,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: lang } },
          paragraph: { spacing: { after: 160 } },
        },
        heading1: { run: { font: 'Georgia', size: 36, color: '12181D' } },
        heading2: { run: { size: 22, bold: true, color: '5B6670' }, paragraph: { spacing: { before: 320 } } },
        heading3: { run: { size: 24, bold: true, color: '12181D' } },
      },
    },
    numbering: { config: [{ reference: NUMBERED, levels }] },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(title)] }),
          ...notes.map((note) => new Paragraph({ children: [run(note, { italics: true })] })),
          ...messages.flatMap(({ heading, role, content }, at) => [
            new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: [run(heading)] }),
            ...(role === 'user' ? linesOf(content) : replyOf(content, at)),
          ]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const clean = (text: string) => text.replace(CONTROL, ' ')
const run = (text: string, style: Style = {}) => new TextRun({ ...style, text: clean(text) })

/** A message as it was typed. */
const linesOf = (content: string) =>
  content.split('\n').map((line) => new Paragraph({ children: [run(line)] }))

function replyOf(content: string, instance: number): (Paragraph | Table)[] {
  const tree = fromMarkdown(content, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  let lists = 0
  // Every list counts from one.
  const nextList = () => instance * 1_000 + lists++
  return tree.children.flatMap((block) => partsOf(block, nextList))
}

/** A block of Markdown as paragraphs; `options` are of the list or the quotation that it stands in. */
function partsOf(
  block: Block,
  nextList: () => number,
  options: IParagraphOptions = {},
  level = 0,
): (Paragraph | Table)[] {
  switch (block.type) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: runsOf(block.children) })]
    case 'paragraph':
      return [new Paragraph({ ...options, children: runsOf(block.children) })]
    case 'code':
      return block.value
        .split('\n')
        .map((line) => new Paragraph({ ...options, children: [run(line, { font: MONOSPACED })] }))
    case 'blockquote':
      return block.children.flatMap((each) =>
        partsOf(each, nextList, { ...options, indent: { left: INDENT } }, level),
      )
    case 'list': {
      const instance = nextList()
      const at = Math.min(level, LEVELS - 1)
      const item = block.ordered
        ? { numbering: { reference: NUMBERED, level: at, instance } }
        : { bullet: { level: at } }
      return block.children.flatMap(({ children }) =>
        children.flatMap((each, index) =>
          partsOf(each, nextList, index === 0 ? item : { indent: { left: INDENT * (at + 1) } }, level + 1),
        ),
      )
    }
    case 'table':
      return [tableOf(block), new Paragraph({})]
    case 'html':
      return [new Paragraph({ ...options, children: [run(block.value)] })]
    default:
      return []
  }
}

const tableOf = ({ children }: Extract<Block, { type: 'table' }>) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: children.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: row.children.map(
            (cell) =>
              new TableCell({
                margins: { left: 80, right: 80, top: 60, bottom: 60 },
                children: [new Paragraph({ children: runsOf(cell.children, { bold: at === 0 }) })],
              }),
          ),
        }),
    ),
  })

function runsOf(inlines: readonly Inline[], style: Style = {}): ParagraphChild[] {
  return inlines.flatMap((inline): ParagraphChild[] => {
    switch (inline.type) {
      case 'text':
      case 'html':
        return [run(inline.value, style)]
      case 'inlineCode':
        return [run(inline.value, { ...style, font: MONOSPACED })]
      case 'strong':
        return runsOf(inline.children, { ...style, bold: true })
      case 'emphasis':
        return runsOf(inline.children, { ...style, italics: true })
      case 'delete':
        return runsOf(inline.children, { ...style, strike: true })
      case 'link':
        return [...runsOf(inline.children, style), ...addressOf(inline, style)]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'image':
        return inline.alt ? [run(inline.alt, style)] : []
      default:
        return []
    }
  })
}

/** Returns where a link leads, unless its text says so; as text, because a file is read by whoever gets it. */
function addressOf({ url, children }: Extract<Inline, { type: 'link' }>, style: Style): TextRun[] {
  const [only] = children
  const said = only?.type === 'text' && url.endsWith(only.value)
  return said || !/^(?:https?|mailto):/i.test(url) ? [] : [run(` (${url})`, style)]
}
