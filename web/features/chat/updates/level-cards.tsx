import type { DashboardUpdate } from '#shared/events.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { unbroken } from '#web/ui/unbroken.ts'
import { PlainCard, ViewRoadmap } from './plain-card.tsx'
import { roadmapLink } from './roadmap-link.ts'
import classes from './update-cards.module.css'

const t = textsOf('chat')

const stations = LEVEL_NAMES.map((name) => ({ name }))

/** A stage reached, with its place on the line and the reason. */
export function LevelUpCard({ update }: { update: DashboardUpdate }) {
  const { changes, summary, cause } = update
  const level = changes.newLevel
  return (
    <div className={classes.card} data-tone="level">
      <div className={classes.line}>
        <JourneyLine stations={stations} level={level ?? 0} variant="plain" />
      </div>
      <div className={classes.words}>
        <p className={classes.title}>
          {level === undefined ? (
            <Said>{summary}</Said>
          ) : (
            t('cards.levelUp', { level, stage: shortLevelName(level) })
          )}
        </p>
        {cause && (
          <p className={classes.text}>
            <Said>{cause}</Said>
          </p>
        )}
      </div>
      <ViewRoadmap link={roadmapLink(update)} />
    </div>
  )
}

/** A stage lost: why, the shortest way back, and undo. */
export function LevelDownCard({ update }: { update: DashboardUpdate }) {
  const { changes, summary, cause, wayBack, undone, undoEventId } = update
  const level = changes.newLevel
  const title =
    level === undefined ? (
      <Said>{summary}</Said>
    ) : (
      t('cards.levelDown', { level, stage: shortLevelName(level) })
    )
  const text = [cause && `${cause}.`, wayBack].filter(Boolean).join(' ')
  return (
    <PlainCard
      tone="removed"
      title={title}
      text={<Said>{unbroken(text)}</Said>}
      undone={undone}
      undoEventId={undoEventId}
    />
  )
}
