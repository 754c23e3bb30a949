/** A part of a reply that can go without the rest falling apart: a sentence, or a whole line of a list or table. */
export interface Unit {
  readonly text: string
  /** Whether it is a line of its own. */
  readonly list: boolean
}

export interface Block {
  readonly units: Unit[]
}

const OWN_LINE = /^\s*(?:\d{1,3}[.)]|[-*+•>|]|#{1,6}|\*\*)\s*\S/
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A reply as blocks of units; `joinBlocks` puts the same text together again. */
export function readBlocks(reply: string): Block[] {
  return reply
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => ({ units: block.split('\n').flatMap(unitsOf) }))
}

function unitsOf(line: string): Unit[] {
  if (OWN_LINE.test(line)) return [{ text: line, list: true }]
  return [...segmenter.segment(line)].map(({ segment }) => ({ text: segment.trim(), list: false }))
}

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .filter(({ units }) => units.length > 0)
    .map(({ units }) =>
      units.reduce((text, unit, index) => {
        const before = units[index - 1]
        const apart = index === 0 ? '' : unit.list || before?.list ? '\n' : ' '
        return text + apart + unit.text
      }, ''),
    )
    .join('\n\n')
}
