import { useId, useRef } from 'react'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { formatDay } from '#web/lib/format.ts'
import { IconLock } from '#web/ui/icons/lock.tsx'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { useHighlight } from '../use-highlight.ts'
import { conditionState } from './condition-state.ts'
import { GateChecklist } from './gate-checklist.tsx'
import classes from './level-card.module.css'
import { NextBestAction } from './next-best-action.tsx'
import { STATIONS } from './stations.ts'

/** Where the venture stands, what opens the next stage, and what to do for it. */
export function LevelCard() {
  const { data } = useRoadmap()
  const { level, next, locked } = data.level
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const pulses = useHighlight('level', ref)
  const name = LEVEL_NAMES[level] ?? ''
  const following = LEVEL_NAMES[level + 1]
  const place = `Level ${level} of ${TOP_LEVEL}`
  return (
    <section
      ref={ref}
      className={classes.card}
      data-area="level"
      data-level={level}
      data-highlight={pulses || undefined}
      aria-labelledby={`${id}-level ${id}`}
    >
      <JourneyLine
        stations={STATIONS}
        level={level}
        label="Journey from Spark to Scale"
        numbered
        gate={next.map(conditionState)}
        compact={{ place, next: following ? `Next: ${following}` : 'All stages' }}
      />
      <div className={classes.body}>
        <div className={classes.place}>
          <p id={`${id}-level`} className={classes.level}>
            {place}
          </p>
          <h2 id={id} className={classes.stage}>
            {name}
          </h2>
          <p className={classes.reached}>
            {data.reached
              ? `${data.reached.down ? 'Back here since' : 'Reached on'} ${formatDay(data.reached.at)}: ${data.reached.cause}.`
              : STATIONS[level]?.text}
          </p>
          {locked && (
            <p className={classes.locked}>
              <IconLock size={18} stroke={1.6} aria-hidden="true" />
              {lockedLine(locked.evidenceLevel, locked.missing.length)}
            </p>
          )}
          <GateChecklist />
        </div>
        <NextBestAction />
      </div>
    </section>
  )
}

/** "Interviews already at Evidence; 8 answers to unlock" */
function lockedLine(evidenceLevel: number, answers: number): string {
  const name = LEVEL_NAMES[evidenceLevel] ?? ''
  const who = name === 'Evidence' ? 'Interviews' : 'Evidence'
  return `${who} already at ${name}; ${answers} ${answers === 1 ? 'answer' : 'answers'} to unlock`
}
