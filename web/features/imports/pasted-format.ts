/** Lines that tell cells of a table from a text. */
const LOOKED_AT = 5
const PARTS = [';', ','] as const

/** What a pasted text is: cells come with tabs out of a spreadsheet, subtitles with their times. */
export function formatOf(text: string): 'csv' | 'tsv' | 'txt' | 'vtt' | 'srt' {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const first = lines.slice(0, LOOKED_AT)
  if (text.trimStart().startsWith('WEBVTT')) return 'vtt'
  if (first.some((line) => line.includes('-->'))) return 'srt'
  if (first.length > 1 && first.every((line) => line.includes('\t'))) return 'tsv'
  const count = (line: string, part: string) => line.split(part).length
  const parted = PARTS.some((part) => {
    const [cells = 1, ...others] = first.map((line) => count(line, part))
    return cells > 1 && others.length > 0 && others.every((other) => other === cells)
  })
  return parted ? 'csv' : 'txt'
}
