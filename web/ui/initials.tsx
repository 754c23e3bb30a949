import type { ReactNode } from 'react'
import classes from './initials.module.css'

type InitialsProps = {
  name: string
  /** An organisation is a square, somebody invited a dashed ring. */
  shape?: 'person' | 'organisation' | 'invited'
  /** In place of the letters. */
  children?: ReactNode
}

/** Two letters that stand for a name, of its last two words: "Dr Ines Koch" is IK. */
function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(-2)
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's initials, 30 px; decoration beside their name. */
export function Initials({ name, shape = 'person', children }: InitialsProps) {
  return (
    <span className={classes.root} data-shape={shape} aria-hidden="true">
      {children ?? initialsOf(name)}
    </span>
  )
}
