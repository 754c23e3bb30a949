import { Fragment } from 'react'
import type { Place } from '#shared/conversation-search.ts'
import classes from './palette.module.css'

/** A text with what was searched for underlined. */
export function Marked({ text, places }: { text: string; places: readonly Place[] }) {
  return (
    <>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={classes.match}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}
