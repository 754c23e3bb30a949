import type { Dashboard } from '#shared/dashboard.ts'
import { formatDate } from '#web/lib/format.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { conditionState } from '../level/condition-state.ts'
import { stations } from '../stations.ts'
import classes from './print.module.css'
import { EvidenceFigures, IdeaAndValue, LevelAndAction, Market } from './print-sections.tsx'

const t = textsOf('roadmap')

/** Everything a reader needs, whole and on as few A4 pages as that takes; black on white whatever the screen's colours. */
export function PrintSheet({ dashboard }: { dashboard: Dashboard }) {
  const { level, venture } = dashboard
  const own = dashboard.fields.filter(({ suggested }) => !suggested)
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <h1>{t('page.title')}</h1>
          <p>{ventureName(venture)}</p>
        </div>
        <p className={classes.date}>
          {site.name}
          <br />
          {formatDate(new Date().toISOString())}
        </p>
      </header>
      <div className={classes.line}>
        <JourneyLine
          stations={stations()}
          level={level.level}
          label={t('level.line')}
          numbered
          gate={level.next.map(conditionState)}
        />
      </div>
      <LevelAndAction dashboard={dashboard} />
      <IdeaAndValue dashboard={dashboard} own={own} />
      <EvidenceFigures dashboard={dashboard} />
      <Market dashboard={dashboard} own={own} />
      <footer className={classes.foot}>{t('print.foot')}</footer>
    </article>
  )
}
