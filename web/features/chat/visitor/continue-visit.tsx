import { Link } from 'react-router'
import { inItsLanguage } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { conversationPath } from '../conversation/conversation-path.ts'
import classes from './continue-visit.module.css'
import type { Visit } from './last-visit.ts'

const t = textsOf('home')

/** Leads a visitor on the start page back to the conversation that they had. */
export function ContinueVisit({ visit: { id, words } }: { visit: Visit }) {
  const said = inItsLanguage(words)
  return (
    <Link className={classes.link} to={conversationPath(id)}>
      <span className={classes.text}>
        {t.rich('visit.continue', {
          words,
          said: (chunks) => <q className={classes.words}>{said(chunks)}</q>,
        })}
      </span>
      <IconChevronRight className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
    </Link>
  )
}
