import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

type PanelProps = {
  title: ReactNode
  description?: ReactNode
  /** Controls at the right of the title. */
  aside?: ReactNode
  /** The content runs to the card's edges, as a table does. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** One titled card of a working page. */
export function Panel({ title, description, aside, flush = false, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={className ? `${classes.root} ${className}` : classes.root}
      aria-labelledby={id}
      data-flush={flush || undefined}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
