import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { type Block, blocksOf, type Line } from '#shared/document-blocks.ts'
import type { DocumentForm, FormValues } from '#shared/document-form.ts'

/** What stands for an answer that is still open. */
const BLANK = '____'
const NUMBERED = 'numbered'
/** Twentieths of a point. */
const GAP = { after: 160 }
/** Of the text of an A4 page, and of the names in a table of names and answers. */
const TEXT_WIDTH = 9026
const NAME_WIDTH = 2500
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'B9C0C4' } as const
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const ROW_BORDERS = { top: NONE, left: NONE, right: NONE, bottom: RULE } as const

/** A filled form as a Word file; its metadata say what made it. */
export async function wordFile(
  form: DocumentForm,
  values: FormValues,
  description: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title: form.title,
    description,
    keywords: description,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: form.lang } },
          paragraph: { spacing: GAP },
        },
        heading1: { run: { font: 'Georgia', size: 36, color: '12181D' } },
      },
    },
    numbering: {
      config: [
        { reference: NUMBERED, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', ...INDENT }] },
      ],
    },
    sections: [{ children: blocksOf(form, values).flatMap((block) => partsOf(block, values)) }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

const INDENT = {
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 425, hanging: 425 } } },
} as const

function partsOf(block: Block, values: FormValues): (Paragraph | Table)[] {
  const runs = (line: Line, options: IRunOptions = {}) => runsOf(line, values, options)
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(block.line) })]
    case 'note':
      return [new Paragraph({ children: runs(block.line, { color: '5B6670', italics: true }) })]
    case 'paragraph':
      return [
        new Paragraph({ children: block.lines.flatMap((line, at) => [...breakBefore(at), ...runs(line)]) }),
      ]
    case 'list':
      return block.lines.map(
        (line) =>
          new Paragraph({
            children: runs(line),
            ...(block.ordered ? { numbering: { reference: NUMBERED, level: 0 } } : { bullet: { level: 0 } }),
          }),
      )
    case 'table':
      return [tableOf(block, runs), new Paragraph({})]
    case 'signatures':
      return block.lines.map(
        (line) => new Paragraph({ spacing: { before: 900 }, border: { top: RULE }, children: runs(line) }),
      )
  }
}

const breakBefore = (at: number) => (at === 0 ? [] : [new TextRun({ break: 1 })])

function tableOf(
  { head, rows }: Extract<Block, { kind: 'table' }>,
  runs: (line: Line, options?: IRunOptions) => TextRun[],
): Table {
  const cells = (lines: readonly Line[], options?: IRunOptions) =>
    lines.map(
      (line) =>
        new TableCell({
          borders: ROW_BORDERS,
          margins: { top: 80, bottom: 80, right: 160 },
          children: [new Paragraph({ spacing: { after: 0 }, children: runs(line, options) })],
        }),
    )
  // What places the columns in programs that go by their widths alone.
  const count = rows[0]?.length ?? 1
  const first = count === 2 ? NAME_WIDTH : Math.round(TEXT_WIDTH / count)
  const others = Math.round((TEXT_WIDTH - first) / Math.max(1, count - 1))
  const columnWidths = Array.from({ length: count }, (_, at) => (at === 0 ? first : others))
  const titles = head ? [new TableRow({ tableHeader: true, children: cells(head, { bold: true }) })] : []
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths,
    rows: [...titles, ...rows.map((row) => new TableRow({ children: cells(row) }))],
  })
}

/** Words that no XML may hold are left out. */
const CONTROL = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

function runsOf(line: Line, values: FormValues, options: IRunOptions): TextRun[] {
  return line.map((span) => {
    const text = 'text' in span ? span.text : values[span.slot]?.trim() || BLANK
    return new TextRun({ ...options, text: text.replace(CONTROL, ' '), ...(span.bold && { bold: true }) })
  })
}
