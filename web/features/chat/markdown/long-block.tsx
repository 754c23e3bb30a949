import type { Block } from './blocks.ts'
import { TableFrame } from './elements.tsx'
import { OpenText } from './open-text.tsx'
import { Parsed } from './parsed.tsx'

/** Characters of items or rows that are parsed together; those before the last group are never parsed again. */
const groupLength = 800

/** A settled block goes to the parser as a whole, unless it is of a size that only a machine writes. */
export const shouldRenderInGroups = ({ cuts, text, kind }: Block, open: boolean) =>
  (kind === 'list' || kind === 'table') && cuts.length > 1 && text.length > (open ? 2 * groupLength : 20_000)

interface GroupsProps {
  block: Block
  open: boolean
  headingLevel: number
}

/** A long list or table by groups of items or rows inside one element. */
export function Groups({ block, open, headingLevel }: GroupsProps) {
  const { text, cuts, kind, outline } = block
  const starts: number[] = []
  for (const cut of cuts) {
    if (starts.length === 0 || cut - (starts.at(-1) ?? 0) >= groupLength) starts.push(cut)
  }
  const isTable = kind === 'table'
  const head = isTable ? text.slice(0, cuts[0]) : ''
  const groups = starts.map((start, index) => {
    const end = starts[index + 1]
    const source = text.slice(start, end)
    const writing = open && end === undefined
    const shape = { only: isTable ? 'rows' : 'items', headingLevel, outline } as const
    return writing ? (
      <OpenText key={start} text={source} head={head} {...shape} />
    ) : (
      <Parsed key={start} text={head + source} {...shape} />
    )
  })
  if (isTable) {
    return (
      <TableFrame>
        <Parsed text={head} only="head" headingLevel={headingLevel} />
        <tbody>{groups}</tbody>
      </TableFrame>
    )
  }
  const first = /^\s*(\d+)/.exec(text.slice(cuts[0]))?.[1]
  if (first === undefined) return <ul>{groups}</ul>
  return <ol {...(Number(first) !== 1 && { start: Number(first) })}>{groups}</ol>
}
