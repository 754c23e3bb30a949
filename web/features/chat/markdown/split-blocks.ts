import { type Block, type Cursor, fresh, origin, type Split } from './blocks.ts'
import {
  closesFence,
  countCells,
  isBlank,
  isDelimiterRow,
  isHeading,
  isQuote,
  isRule,
  type Line,
  readFence,
  readHtml,
  readLine,
  readMarker,
  readUnderline,
} from './lines.ts'
import { readSectionLabel } from './section-labels.ts'

/**
 * Splits growing Markdown into top-level blocks, looking only at what has been added since `previous`.
 * A split is made only where CommonMark leaves no doubt; where a line could be read two ways, the rest stays
 * one block. `complete` says that no more text follows, so that an unfinished last line counts as a line.
 */
export function splitBlocks(text: string, previous?: Split, complete = false): Split {
  const grows = previous && text.startsWith(previous.text)
  if (grows && text.length === previous.text.length && !complete) return previous
  const c: Cursor = { ...(grows ? previous.cursor : origin) }
  const lineEnd = /\r\n?|\n/g
  for (;;) {
    lineEnd.lastIndex = c.lineStart
    const end = lineEnd.exec(text)
    // A carriage return at the very end may be the first half of a line ending.
    if (!end || (end[0] === '\r' && lineEnd.lastIndex === text.length && !complete)) break
    takeLine(c, text, readLine(text.slice(c.lineStart, end.index)))
    c.lineStart = lineEnd.lastIndex
  }
  const kept = c.lineStart
  const partial = readLine(text.slice(c.lineStart).replace(/\r$/, ''))
  if (complete && !isBlank(partial)) takeLine(c, text, partial)
  else if (!isBlank(partial) && surelyStarts(c, partial)) settle(c, text)
  c.lineStart = kept
  // After `complete` the last line was taken as whole, so a longer text would have to start over.
  const cursor = complete ? origin : c
  return {
    text: complete ? '' : text,
    settled: c.settled,
    open: blockAt(c, text, text.length),
    hasReferences: c.hasReferences,
    cursor,
  }
}

/** Whether an unfinished line already shows that it begins a new block. */
function surelyStarts(c: Cursor, line: Line) {
  const mayBeItem = /^[-+*\d]/.test(line.rest)
  if (c.ended) return !(mayBeItem && c.kind !== 'none' && currentLabel(c))
  if (c.kind === 'code') return c.blank && line.indent < 4 && !mayBeItem && !/^[<>]/.test(line.rest)
  return c.kind === 'list' && c.blank && line.indent < Math.min(4, c.marker?.width ?? 0) && !mayBeItem
}

function blockAt(c: Cursor, text: string, end: number): Block {
  return {
    start: c.start,
    text: text.slice(c.start, end),
    kind: c.kind === 'paragraph' && c.table === 'yes' ? 'table' : c.kind,
    body: c.body,
    ...(c.label && { label: c.label }),
    outline: c.outline,
    cuts: c.cuts,
  }
}

/** Ends the current block before the line at hand. */
function settle(c: Cursor, text: string) {
  const block = blockAt(c, text, c.lineStart)
  const depth = c.label?.depth || c.depth
  Object.assign(c, fresh, {
    settled: [...c.settled, block],
    start: c.lineStart,
    outline: depth ? [...c.outline.filter((outer) => outer < depth), depth] : c.outline,
  })
}

const currentLabel = (c: Cursor) =>
  (c.kind === 'heading' || c.kind === 'paragraph') && c.lines === 1 && c.body === 0
    ? readSectionLabel(c.head)
    : undefined

/**
 * A block begins here without a blank line before it. The parser then also reads marks inside a quote or an
 * item on this line as if they stood in the paragraph above, so that the split would change their meaning.
 */
function interruptWith(c: Cursor, text: string, line: Line) {
  let inner = line
  for (;;) {
    const marker = readMarker(inner)
    if (inner !== line && mayBeText(inner)) return giveUp(c)
    if (isQuote(inner)) inner = readLine(inner.rest.slice(1))
    else if (marker && !marker.empty) inner = readLine(inner.rest.replace(/^\S+/, ''))
    else return startBlock(c, text, line)
  }
}

/** The line at hand begins a block; a list after a section label joins the label. */
function startBlock(c: Cursor, text: string, line: Line) {
  const label = currentLabel(c)
  if (label && readMarker(line)) {
    Object.assign(c, fresh, { body: c.lineStart - c.start, label })
  } else if (c.kind !== 'none') settle(c, text)
  open(c, line)
}

function open(c: Cursor, line: Line) {
  const fence = readFence(line)
  const html = readHtml(line)
  const marker = readMarker(line)
  c.lines = 1
  c.head = line.rest
  if (line.indent > 3) c.kind = 'code'
  else if (fence) Object.assign(c, { kind: 'fence', fence })
  else if (html) {
    Object.assign(c, { kind: 'html', html, ended: html.end !== 'blank' && html.end.test(line.rest) })
  } else if (isHeading(line)) {
    Object.assign(c, { kind: 'heading', ended: true, depth: line.rest.search(/[^#]|$/) })
  } else if (isRule(line)) Object.assign(c, { kind: 'rule', ended: true })
  else if (isQuote(line)) c.kind = 'quote'
  else if (marker) Object.assign(c, { kind: 'list', marker, cuts: [c.lineStart - c.start] })
  else c.kind = 'paragraph'
}

function takeLine(c: Cursor, text: string, line: Line) {
  if (c.kind === 'fence' && c.fence && !c.ended) {
    if (closesFence(line, c.fence)) c.ended = true
    return
  }
  if (c.kind === 'html' && c.html && c.html.end !== 'blank' && !c.ended) {
    if (c.html.end.test(line.rest)) c.ended = true
    return
  }
  if (isBlank(line)) return takeBlank(c)
  if (line.rest.includes(']:')) c.hasReferences = true
  if (c.ended || c.kind === 'none') startBlock(c, text, line)
  else if (c.kind === 'code') takeInCode(c, text, line)
  else if (c.kind === 'paragraph') takeInParagraph(c, text, line)
  else if (c.kind === 'quote') takeInQuote(c, text, line)
  else if (c.kind === 'list') takeInList(c, text, line)
  c.blank = false
}

function takeBlank(c: Cursor) {
  if (c.kind === 'paragraph' || c.kind === 'quote' || c.kind === 'html') c.ended = true
  // An item may begin with one blank line at most; what follows is perhaps no longer inside.
  if (c.kind === 'list' && c.marker?.empty) doubt(c)
  c.blank = true
}

function doubt(c: Cursor) {
  c.unsure = true
  c.cuts = []
}

const giveUp = (c: Cursor) => Object.assign(c, { kind: 'rest', cuts: [] })

function takeInCode(c: Cursor, text: string, line: Line) {
  if (line.indent > 3) return
  // Even after a blank line the parser takes such a start below indented code for text.
  if (mayBeText(line)) giveUp(c)
  else interruptWith(c, text, line)
}

/** Starts that end a paragraph, a lazy one included, without a blank line. */
function interrupts(line: Line) {
  return isHeading(line) || isRule(line) || isQuote(line) || !!readFence(line) || !!readHtml(line)?.interrupts
}

/** Starts that are text when they continue a paragraph. */
const mayBeText = (line: Line) =>
  readMarker(line)?.interrupts === false || readHtml(line)?.interrupts === false || tooLongToTell(line)
const tooLongToTell = ({ rest }: Line) => rest.startsWith('<') && rest.length > 1000

function takeInParagraph(c: Cursor, text: string, line: Line) {
  const underline = readUnderline(line)
  if (line.indent < 4) {
    if (underline) {
      // Under a table row or a link definition an underline may be text.
      const clear = underline.char === '-' && underline.length > 2
      if (!clear && (c.table !== 'no' || c.head.startsWith('['))) return giveUp(c)
      c.depth = c.table === 'no' ? (underline.char === '=' ? 1 : 2) : 0
      c.ended = true
      c.lines++
      return
    }
    const marker = readMarker(line)
    if (interrupts(line) || marker?.interrupts) return interruptWith(c, text, line)
    if (tooLongToTell(line) || (c.table !== 'no' && mayBeText(line))) return giveUp(c)
    if (marker && /^0+1[.)]/.test(line.rest)) return giveUp(c)
  }
  if (line.indent > 3 && c.table !== 'no') return giveUp(c)
  c.lines++
  if (c.table === 'yes') c.cuts = [...c.cuts, c.lineStart - c.start]
  else if (isDelimiterRow(line)) markTable(c, line)
}

function markTable(c: Cursor, line: Line) {
  const whole = c.lines === 2 && c.body === 0 && countCells(c.head) === countCells(line.rest)
  c.table = whole && c.table === 'no' ? 'yes' : 'maybe'
}

function takeInQuote(c: Cursor, text: string, line: Line) {
  if (isQuote(line)) return
  // Indented code, perhaps, which could go on after a blank line.
  if (line.indent > 3) return giveUp(c)
  const underline = readUnderline(line)
  if (underline?.char === '-' && underline.length > 2) c.ended = true
  else if (interrupts(line) || readMarker(line)?.interrupts) interruptWith(c, text, line)
  else if (underline || mayBeText(line)) giveUp(c)
}

function takeInList(c: Cursor, text: string, line: Line) {
  const width = c.marker?.width ?? 0
  const marker = readMarker(line)
  if (line.indent >= width) {
    const mayStandOutside = /^[`~<>]/.test(line.rest) || marker || (c.blank && line.indent > 3)
    if (c.unsure && mayStandOutside) giveUp(c)
    return
  }
  if (marker?.type === c.marker?.type && marker) {
    if (c.blank || marker.interrupts) c.unsure = false
    c.marker = marker
    if (c.cuts.length > 0) c.cuts = [...c.cuts, c.lineStart - c.start]
    return
  }
  // Less than the item asks for: text of its paragraph, or indented code after the list.
  if (line.indent > 3) return giveUp(c)
  const underline = readUnderline(line)
  if (c.blank) startBlock(c, text, line)
  else if (marker?.interrupts) interruptWith(c, text, line)
  else if (underline?.char === '-' && underline.length > 2) c.ended = true
  else if (interrupts(line)) interruptWith(c, text, line)
  else if (mayBeText(line) || (underline && c.unsure)) giveUp(c)
  else doubt(c)
}
