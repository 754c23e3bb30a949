import { Link } from 'react-router'
import type { Dashboard } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { splitAction } from '#web/lib/action-title.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { HomeCard } from './home-card.tsx'
import classes from './home-cards.module.css'

const t = textsOf('home')

/** The next best action, and how far it has got where it is a number to reach. */
export function NextStep({
  roadmap: { action, counters },
}: {
  roadmap: Pick<Dashboard, 'action' | 'counters'>
}) {
  const counts = action.id === 'interviews_proof'
  const progress = { count: counters.interview, number: action.number }
  const state = { contextualPrompt: { type: 'next_best_action', data: { current: action.text } } }
  const label = counts ? (
    <>
      {t('next.label')}
      <span className={classes.short}> · {t('next.short', progress)}</span>
    </>
  ) : (
    t('next.label')
  )
  return (
    <HomeCard
      tone="accent"
      label={label}
      title={<Said>{splitAction(action.text).title}</Said>}
      note={counts && <span className="num">{t('next.soFar', progress)}</span>}
    >
      <Link className={classes.act} to={ROUTES.home} state={state}>
        <span className={classes.words}>{t('next.plan')}</span>
      </Link>
    </HomeCard>
  )
}
