import type { ReactNode } from 'react'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import classes from './home-cards.module.css'

type HomeCardProps = {
  tone: 'accent' | 'wait' | 'plain'
  /** What kind of card it is, above its text. */
  label: ReactNode
  /** The thing itself, in a line or two. */
  title: ReactNode
  /** Something more about it, where there is room. */
  note?: ReactNode
  /** What there is to do; the first one is what a tap on the card does on a phone. */
  children: ReactNode
}

/** One card of a member's home, and one row of it on a phone. */
export function HomeCard({ tone, label, title, note, children }: HomeCardProps) {
  return (
    <article className={classes.card} data-tone={tone}>
      <p className={classes.label}>{label}</p>
      <h2 className={classes.title}>{title}</h2>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.acts}>{children}</div>
      <IconChevronRight className={classes.chevron} size={20} stroke={1.6} aria-hidden="true" />
    </article>
  )
}
