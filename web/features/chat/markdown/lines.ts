/** What one line of Markdown can begin at the top level, by the CommonMark and GFM rules for block starts. */

export interface Line {
  /** Columns of white space before the text, tabs counted to the next stop of four. */
  indent: number
  /** The line without its leading white space. */
  rest: string
}

export interface Marker {
  /** `-`, `+`, `*`, `.` or `)`: items of one list share it. */
  type: string
  /** Column at which the item's content begins. */
  width: number
  empty: boolean
  /** Whether it may end a paragraph: an item with text that is a bullet or number 1. */
  interrupts: boolean
}

export function readLine(source: string): Line {
  let indent = 0
  let at = 0
  for (; at < source.length; at++) {
    if (source[at] === ' ') indent++
    else if (source[at] === '\t') indent += 4 - (indent % 4)
    else break
  }
  return { indent, rest: source.slice(at) }
}

export const isBlank = (line: Line) => line.rest === ''

export interface Fence {
  char: string
  length: number
  info: string
}

export function readFence({ indent, rest }: Line): Fence | undefined {
  const match = indent < 4 && /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/.exec(rest)
  if (!match) return undefined
  const run = match[1] ?? match[3] ?? ''
  return { char: run.charAt(0), length: run.length, info: (match[2] ?? match[4] ?? '').trim() }
}

export function closesFence({ indent, rest }: Line, { char, length }: Fence) {
  if (indent > 3 || !rest.startsWith(char.repeat(length))) return false
  return rest.trimEnd() === char.repeat(rest.trimEnd().length)
}

export const isHeading = ({ indent, rest }: Line) => indent < 4 && /^#{1,6}(?:[ \t]|$)/.test(rest)

export const isRule = ({ indent, rest }: Line) =>
  indent < 4 && /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/.test(rest)

/** The character of a setext underline. */
export function readUnderline({ indent, rest }: Line): { char: string; length: number } | undefined {
  const match = indent < 4 && /^(=+|-+)[ \t]*$/.exec(rest)
  return match ? { char: rest.charAt(0), length: match[1]?.length ?? 0 } : undefined
}

export const isQuote = ({ indent, rest }: Line) => indent < 4 && rest.startsWith('>')

export function readMarker(line: Line): Marker | undefined {
  const match = line.indent < 4 && /^([-+*]|\d{1,9}[.)])([ \t]+|$)/.exec(line.rest)
  if (!match || isRule(line)) return undefined
  const [, sign = '', space = ''] = match
  const after = line.indent + sign.length
  const empty = match[0].length === line.rest.length
  let column = after
  for (const char of space) column += char === '\t' ? 4 - (column % 4) : 1
  const width = empty || column - after > 4 ? after + 1 : column
  const bullet = sign.length === 1
  return { type: sign.slice(-1), width, empty, interrupts: !empty && (bullet || sign.slice(0, -1) === '1') }
}

/** A table's second row: dashes with pipes or colons. */
export const isDelimiterRow = ({ indent, rest }: Line) => indent < 4 && /^[|:\- \t]*-[|:\- \t]*$/.test(rest)

/** Cells of a table row, for comparing a head with its delimiter row. */
export function countCells(rest: string) {
  const inner = rest.trim().replace(/\\./g, '').replace(/^\|/, '').replace(/\|$/, '')
  return inner.split('|').length
}

const rawEnds: [start: RegExp, end: RegExp][] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
]
const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul'
const blockTag = new RegExp(`^</?(?:${blockNames})(?:[\\s>]|/>|$)`, 'i')
const lonelyTag =
  /^(?:<[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?>|<\/[a-z][a-z0-9-]*[ \t]*>)[ \t]*$/i

export interface Html {
  /** What ends it: a pattern, or a blank line. */
  end: RegExp | 'blank'
  interrupts: boolean
}

export function readHtml({ indent, rest }: Line): Html | undefined {
  if (indent > 3 || !rest.startsWith('<')) return undefined
  const raw = rawEnds.find(([start]) => start.test(rest))
  if (raw) return { end: raw[1], interrupts: true }
  if (blockTag.test(rest)) return { end: 'blank', interrupts: true }
  return lonelyTag.test(rest) ? { end: 'blank', interrupts: false } : undefined
}
