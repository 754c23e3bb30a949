/** Limits above which a text is not given to the parser; each keeps the parse of one text within some 100 ms. */
const maxLength = 40_000
/** Quotes and lists inside each other; the renderer also recurses once per level. */
const maxNesting = 16
/** Cells of a table: short rows are filled up with empty ones, and those past the last column are read, too. */
const maxCells = 5000
/** Marks in one paragraph that may open a link, emphasis, code or a tag: the parser looks back for each. */
const maxOpeners = 800
const maxReferences = 300

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/
const container = />|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/g

/** Whether parsing this text could hold up the page or nest too deep for the renderer. */
export function isTooCostly(text: string) {
  if (text.length < 200) return false
  if (text.length > maxLength || (text.match(/\]:/g)?.length ?? 0) > maxReferences) return true
  let openers = 0
  let columns = 0
  let cells = 0
  for (const line of text.split(/\r\n?|\n/)) {
    const prefix = containers.exec(line)?.[0] ?? ''
    if (nesting(prefix) > maxNesting) return true
    if (line.includes('-') && /^[|:\- \t]*$/.test(line)) columns = line.split('|').length
    const isBlank = line.trim() === ''
    if (isBlank) columns = 0
    cells = columns === 0 ? 0 : cells + Math.max(columns, line.split('|').length)
    if (cells > maxCells) return true
    const begins = isBlank || prefix !== '' || columns > 0
    openers = (begins ? 0 : openers) + countOpeners(line)
    if (openers > maxOpeners) return true
  }
  return false
}

/** Levels that the marks at the start of a line open, or that its indentation stands for. */
function nesting(prefix: string) {
  if (prefix.length <= maxNesting) return 0
  const indent = prefix.replace(/\t/g, '    ').length
  return Math.max(prefix.match(container)?.length ?? 0, Math.floor(indent / 2))
}

const countOpeners = (line: string) =>
  (line.match(/[[*_~<`@]+/g)?.length ?? 0) + (line.match(/([[*_~<])\1{30,}/g)?.join('').length ?? 0)
