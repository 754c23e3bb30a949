import type { Dashboard } from '#shared/dashboard.ts'
import { formatDate } from '#web/lib/format.ts'
import { site } from '#web/lib/site.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { conditionState } from '../level/condition-state.ts'
import { STATIONS } from '../level/stations.ts'
import classes from './print.module.css'
import { EvidenceFigures, IdeaAndValue, LevelAndAction, Market } from './print-sections.tsx'

/** Everything a reader needs on one A4 page; black on white whatever the screen's colours. */
export function PrintSheet({ dashboard }: { dashboard: Dashboard }) {
  const { level, venture } = dashboard
  const own = dashboard.fields.filter(({ suggested }) => !suggested)
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <h1>Go-To-Market Roadmap</h1>
          <p>{venture.name}</p>
        </div>
        <p className={classes.date}>
          {site.name}
          <br />
          {formatDate(new Date().toISOString())}
        </p>
      </header>
      <div className={classes.line}>
        <JourneyLine
          stations={STATIONS}
          level={level.level}
          label="Journey from Spark to Scale"
          numbered
          gate={level.next.map(conditionState)}
        />
      </div>
      <LevelAndAction dashboard={dashboard} />
      <IdeaAndValue dashboard={dashboard} own={own} />
      <EvidenceFigures dashboard={dashboard} />
      <Market dashboard={dashboard} own={own} />
      <footer className={classes.foot}>
        Confirmed means that the founder said so clearly. Nobody has verified it. Roadmap accuracy depends on
        what is shared in chat.
      </footer>
    </article>
  )
}
