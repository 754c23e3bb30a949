/** A part of a reply that can go without the rest falling apart: a sentence, or a whole line of a list or table. */
export interface Unit {
  readonly text: string
  /** Which line of its block it is on; lines stay apart, for a line may end its sentence without a full stop. */
  readonly line: number
}

export interface Block {
  readonly units: Unit[]
}

const OWN_LINE = /^\s{0,99}(?:\d{1,3}[.)]|[-*+•>|]|#{1,6}|\*\*)\s{0,99}\S/
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A reply as blocks of units; `joinBlocks` puts the same text together again. */
export function readBlocks(reply: string): Block[] {
  return reply
    .split(/\n\s{0,99}\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({ units: block.split('\n').flatMap(unitsOf) }))
}

function unitsOf(text: string, line: number): Unit[] {
  if (OWN_LINE.test(text)) return [{ text, line }]
  return [...segmenter.segment(text)].map(({ segment }) => ({ text: segment.trim(), line }))
}

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .filter(({ units }) => units.length > 0)
    .map(({ units }) =>
      units.reduce((text, unit, index) => {
        const before = units[index - 1]
        const apart = before === undefined ? '' : unit.line === before.line ? ' ' : '\n'
        return text + apart + unit.text
      }, ''),
    )
    .join('\n\n')
}
