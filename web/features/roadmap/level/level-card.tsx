import { useId, useRef } from 'react'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconLock } from '#web/ui/icons/lock.tsx'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { meaningOf, stations } from '../stations.ts'
import { useHighlight } from '../use-highlight.ts'
import { conditionState } from './condition-state.ts'
import { GateChecklist } from './gate-checklist.tsx'
import classes from './level-card.module.css'
import { NextBestAction } from './next-best-action.tsx'
import { reachedWords } from './reached-words.ts'

const t = textsOf('roadmap')

/** Where the venture stands, what opens the next stage, and what to do for it. */
export function LevelCard() {
  const { data, own } = useRoadmap()
  const { level, next, locked } = data.level
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const pulses = useHighlight('level', ref)
  const name = LEVEL_NAMES[level] ?? ''
  const following = LEVEL_NAMES[level + 1]
  const place = t('level.place', { level, top: TOP_LEVEL })
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
        stations={stations()}
        level={level}
        label={t('level.line')}
        numbered
        gate={next.map(conditionState)}
        compact={{ place, next: following ? t('level.next', { stage: following }) : t('level.all') }}
      />
      <div className={classes.body}>
        <div>
          <p id={`${id}-level`} className={classes.level}>
            {place}
          </p>
          <h2 id={id} className={classes.stage}>
            {name}
          </h2>
          <p className={classes.reached}>
            {data.reached ? reachedWords(data.reached, data.level, own !== null) : meaningOf(level)}
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

/** "You have enough interviews for Evidence. Eight answers are still missing." */
function lockedLine(evidenceLevel: number, answers: number): string {
  const stage = LEVEL_NAMES[evidenceLevel] ?? ''
  return t(stage === 'Evidence' ? 'level.lockedInterviews' : 'level.lockedEvidence', { stage, answers })
}
