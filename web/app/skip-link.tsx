import { textsOf } from '#web/lib/texts.ts'
import { focusMain } from './page.tsx'
import classes from './skip-link.module.css'

const t = textsOf('app')

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <button type="button" className={classes.link} onClick={focusMain}>
      {t('skipLink')}
    </button>
  )
}
