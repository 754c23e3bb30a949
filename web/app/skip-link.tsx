import { focusMain } from './page.tsx'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <button type="button" className={classes.link} onClick={focusMain}>
      Skip to content
    </button>
  )
}
