import remend from 'remend'

/** A last line of which it cannot be told yet whether it is a marker, an underline, a fence or text. */
const untold = /^[ \t>]*(?:[-+*=]{1,2}|\d{1,9}[.)]?|`{1,2}|~{1,2}|#{1,6})?[ \t]*$/
/** A table's head row, while its delimiter row is still missing or unfinished. */
const headless = /(?:^|\n)( {0,3}\|[^\n]*(?:\n {0,3}[|:\- \t]*)?)$/
const fenceLine = /^[ \t>\-+*\d.)]*(?:```|~~~)/gm
/** Longer lines are shown as they are: closing marks in them would cost more than it gives. */
const longestLine = 4000

/**
 * What to show of a block that is still being written: marks that are not closed yet are closed, an
 * unfinished link shows its words only, and a beginning that could still become anything waits.
 */
export function mendTail(source: string): string {
  const table = headless.exec(source)
  if (table && !/\|[ \t]*$/.test(source.slice(0, table.index))) {
    return source.slice(0, source.length - (table[1]?.length ?? 0))
  }
  const lineStart = source.lastIndexOf('\n') + 1
  const line = source.slice(lineStart)
  const before = source.slice(0, lineStart)
  if (line.length > longestLine || (before.match(fenceLine)?.length ?? 0) % 2 === 1) return source
  if (untold.test(line)) return before
  return before + mendLine(line)
}

const mendLine = (line: string) =>
  remend(line, {
    linkMode: 'text-only',
    katex: false,
    setextHeadings: false,
    singleTilde: false,
    comparisonOperators: false,
  })
