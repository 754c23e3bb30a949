import type { HTMLAttributes, Ref } from 'react'
import classes from './scale-bar.module.css'

const seven = [0, 1, 2, 3, 4, 5, 6]

/** Seven ticks with a swell running through them: work is under way. They stand still for reduced motion. */
export function ScaleBar({ words }: { /** What is under way, said beside the ticks. */ words?: string }) {
  return (
    <span className={classes.root}>
      <Row />
      {words && <span className={classes.words}>{words}</span>}
    </span>
  )
}

/** The ticks as a type of Mantine's Loader. */
export function ScaleBarLoader(props: HTMLAttributes<HTMLSpanElement> & { ref?: Ref<HTMLSpanElement> }) {
  return (
    <span {...props} data-scale-bar>
      <Row />
    </span>
  )
}

function Row() {
  return (
    <span className={classes.row} aria-hidden="true">
      {seven.map((tick) => (
        <span key={tick} className={classes.tick} style={{ animationDelay: `${tick * 0.1}s` }} />
      ))}
    </span>
  )
}
