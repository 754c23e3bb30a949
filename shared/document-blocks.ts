import { bodyOf, type DocumentForm, type FormValues } from './document-form.ts'

/** A part of a line: words, or the place of an answer. */
export type Span =
  | { readonly text: string; readonly bold: boolean }
  | { readonly slot: string; readonly bold: boolean }
export type Line = readonly Span[]

/** A block of a document, as the preview and the Word file draw it. */
export type Block =
  | { readonly kind: 'heading' | 'note'; readonly line: Line }
  | { readonly kind: 'paragraph' | 'signatures'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly lines: readonly Line[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Line[] | null
      readonly rows: readonly (readonly Line[])[]
    }

/** The blocks of a form with its choice, in order; signatures come last. */
export function blocksOf(form: DocumentForm, values: FormValues): Block[] {
  const blocks = bodyOf(form, values)
    .split(/\n{2,}/)
    .map((text) => blockOf(text.trim().split('\n')))
  const lines = form.signatures.map(spansOf)
  return lines.length > 0 ? [...blocks, { kind: 'signatures', lines }] : blocks
}

const ITEM = /^(?:-|\d{1,3}\.) /

/** The Markdown that forms are written in: headings, notes in italics, lists, tables, and bold words in all of them. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  if (first.startsWith('# ')) return { kind: 'heading', line: spansOf(first.slice(2)) }
  if (first.startsWith('|')) return tableOf(lines)
  if (ITEM.test(first)) {
    const ordered = !first.startsWith('-')
    return { kind: 'list', ordered, lines: lines.map((line) => spansOf(line.replace(ITEM, ''))) }
  }
  if (/^\*[^*]/.test(first) && lines.length === 1) return { kind: 'note', line: spansOf(first.slice(1, -1)) }
  return { kind: 'paragraph', lines: lines.map(spansOf) }
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  )
  return { kind: 'table', head: head.some((cell) => cell.length > 0) ? head : null, rows }
}

/** Splits a line at its bold marks and its slots. */
function spansOf(text: string): Span[] {
  let bold = false
  const spans: Span[] = []
  for (const part of text.split(/(\*\*|\{\w+\})/)) {
    if (part === '**') bold = !bold
    else if (part.startsWith('{')) spans.push({ slot: part.slice(1, -1), bold })
    else if (part !== '') spans.push({ text: part, bold })
  }
  return spans
}
