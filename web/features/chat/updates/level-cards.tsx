import type { DashboardUpdate } from '#shared/events.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { PlainCard, ViewRoadmap } from './plain-card.tsx'
import { roadmapLink } from './roadmap-link.ts'
import classes from './update-cards.module.css'

const stations = LEVEL_NAMES.map((name) => ({ name }))

/** A stage reached, with its place on the line and the reason. */
export function LevelUpCard({ update }: { update: DashboardUpdate }) {
  const { changes, summary, cause } = update
  return (
    <div className={classes.card} data-tone="level">
      <div className={classes.line}>
        <JourneyLine stations={stations} level={changes.newLevel ?? 0} variant="plain" />
      </div>
      <div className={classes.words}>
        <p className={classes.title}>{summary}</p>
        {cause && <p className={classes.text}>{cause}</p>}
      </div>
      <ViewRoadmap link={roadmapLink(update)} />
    </div>
  )
}

/** A stage lost: why, the shortest way back, and undo. */
export function LevelDownCard({ update }: { update: DashboardUpdate }) {
  const { summary, cause, wayBack, undone, undoEventId } = update
  const text = [cause && `${cause}.`, wayBack].filter(Boolean).join(' ')
  return <PlainCard tone="removed" title={summary} text={text} undone={undone} undoEventId={undoEventId} />
}
