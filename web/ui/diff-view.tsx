import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { type DiffRow, diffRows } from './diff-rows.ts'
import classes from './diff-view.module.css'

/** What a comparison says besides its texts. */
export interface DiffWords {
  readonly equal: string
  /** Said to screen readers before a line. */
  readonly removed: string
  readonly added: string
  /** How many equal lines are left out. */
  readonly unchanged: (lines: number) => string
}

type DiffViewProps = {
  before: string
  after: string
  /** What is compared, for screen readers: "From version 3 to version 4". */
  label: string
  words: DiffWords
}

/** Shows what changed between two texts, line by line: each line says by colour, sign and words what became of it. */
export function DiffView({ before, after, label, words }: DiffViewProps) {
  const rows = useMemo(() => diffRows(before, after), [before, after])
  if (rows.length === 0) return <p className={classes.equal}>{words.equal}</p>
  return (
    <ol className={classes.root} aria-label={label}>
      {rows.map((row) => (
        <DiffLine key={row.at} row={row} words={words} />
      ))}
    </ol>
  )
}

const signs = { same: '', removed: '−', added: '+' }

/** One line of a comparison, or how many equal ones are left out. */
export function DiffLine({ row, words }: { row: DiffRow; words: DiffWords }) {
  if (row.kind === 'gap') return <li className={classes.gap}>{words.unchanged(row.lines)}</li>
  return (
    <li className={classes.line} data-kind={row.kind}>
      <span className={classes.sign} aria-hidden="true">
        {signs[row.kind]}
      </span>
      <span className={classes.text}>
        {row.kind !== 'same' && <VisuallyHidden>{`${words[row.kind]} `}</VisuallyHidden>}
        {row.parts.map(({ at, text, changed }) =>
          changed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </span>
    </li>
  )
}
