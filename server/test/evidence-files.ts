import { strToU8, type Zippable, zipSync } from 'fflate'

type Cell = string | number | { readonly formula: string; readonly value?: string } | { readonly day: number }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const zipped = (parts: Readonly<Record<string, string>>, more: Zippable = {}) =>
  zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    ...more,
  })

const BOOK_NAMES = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`
/** Style 1 shows a day. */
const STYLES = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'

/** A book with one sheet, as Excel writes it. */
export function xlsxOf(
  rows: readonly (readonly Cell[])[],
  { sheet = 'Calls', more = {} as Zippable } = {},
): Uint8Array {
  const strings: string[] = []
  const cellOf = (cell: Cell, at: string) => {
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${strings.push(cell) - 1}</v></c>`
    if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
    const value = cell.value === undefined ? '' : `<v>${escaped(cell.value)}</v>`
    return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f>${value}</c>`
  }
  const body = rows
    .map((cells, row) => {
      const inside = cells.map((cell, column) =>
        cellOf(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
      )
      return `<row r="${row + 1}">${inside.join('')}</row>`
    })
    .join('')
  const book = `<workbook xmlns:r="http://r"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipped(
    {
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': BOOK_NAMES,
      'xl/styles.xml': STYLES,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${body}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    more,
  )
}

/** A document of Word, as a German one writes it; a line of `---` ends a page, one that begins with `#` is a heading. */
export function docxOf(lines: readonly string[], { prolog = '', more = {} as Zippable } = {}): Uint8Array {
  const paragraphOf = (line: string) => {
    const [marks = '', level] = [/^#+ /.exec(line)?.[0], line.indexOf(' ')]
    const style = marks === '' ? '' : `<w:pPr><w:pStyle w:val="berschrift${level}"/></w:pPr>`
    const text = prolog === '' ? escaped(line.slice(marks.length)) : line
    return `<w:p>${style}<w:r><w:t>${text}</w:t></w:r></w:p>`
  }
  const paragraphs = lines.map((line) =>
    line === '---' ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' : paragraphOf(line),
  )
  const styles = [1, 2].map(
    (level) => `<w:style w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  return zipped(
    {
      'word/document.xml': `${prolog}<w:document xmlns:w="http://w"><w:body>${paragraphs.join('')}</w:body></w:document>`,
      'word/styles.xml': `<w:styles xmlns:w="http://w">${styles.join('')}</w:styles>`,
    },
    more,
  )
}

/** A deck with the lines of each slide. */
export function pptxOf(slides: readonly (readonly string[])[]): Uint8Array {
  const names = slides.map((_, at) => `<Relationship Id="rId${at + 1}" Target="slides/slide${at + 1}.xml"/>`)
  const order = slides.map((_, at) => `<p:sldId r:id="rId${at + 1}"/>`)
  const parts = slides.map((lines, at) => {
    const text = lines.map((line) => `<a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p>`).join('')
    return [
      `ppt/slides/slide${at + 1}.xml`,
      `<p:sld xmlns:p="http://p" xmlns:a="http://a">${text}</p:sld>`,
    ] as const
  })
  return zipped({
    'ppt/presentation.xml': `<p:presentation xmlns:p="http://p" xmlns:r="http://r">${order.join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${names.join('')}</Relationships>`,
    ...Object.fromEntries(parts),
  })
}

/** Subtitles with a cue every so many seconds. */
export function vttOf(said: readonly (readonly [speaker: string, text: string])[], everySeconds = 5): string {
  const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)
  const cues = said.map(([speaker, text], at) => {
    const from = at * everySeconds
    return `${at + 1}\n${time(from)} --> ${time(from + everySeconds)}\n<v ${speaker}>${text}</v>`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
