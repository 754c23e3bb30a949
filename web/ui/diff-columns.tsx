import { VisuallyHidden } from '@mantine/core'
import { useId, useMemo } from 'react'
import { type DiffRow, diffRows } from './diff-rows.ts'
import classes from './diff-view.module.css'
import { DiffLine, type DiffWords } from './diff-view.tsx'

type DiffColumnsProps = {
  /** What is compared, and who wrote each side. */
  label: string
  left: { heading: string; text: string }
  right: { heading: string; text: string }
  words: DiffWords
}

/** Two versions of a text in two headed columns, each with the lines that only it has marked; stacked on phones. */
export function DiffColumns({ label, left, right, words }: DiffColumnsProps) {
  const rows = useMemo(() => diffRows(left.text, right.text), [left.text, right.text])
  if (rows.length === 0) return <p className={classes.equal}>{words.equal}</p>
  return (
    <div className={classes.columns}>
      <Side
        label={label}
        heading={left.heading}
        rows={rows.filter(({ kind }) => kind !== 'added')}
        words={words}
      />
      <Side
        label={label}
        heading={right.heading}
        rows={rows.filter(({ kind }) => kind !== 'removed')}
        words={words}
      />
    </div>
  )
}

type SideProps = { label: string; heading: string; rows: readonly DiffRow[]; words: DiffWords }

function Side({ label, heading, rows, words }: SideProps) {
  const id = useId()
  return (
    <div className={classes.side}>
      <p id={id} className={classes.heading}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {heading}
      </p>
      <ol className={classes.root} aria-labelledby={id}>
        {rows.map((row) => (
          <DiffLine key={row.at} row={row} words={words} />
        ))}
      </ol>
    </div>
  )
}
