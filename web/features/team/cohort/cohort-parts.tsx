import { UnstyledButton } from '@mantine/core'
import { LEVEL_NAMES } from '#shared/levels.ts'
import type { CohortVenture } from '#shared/ventures.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.tsx'
import { IconClock } from '#web/ui/icons/clock.tsx'
import { JourneyMini } from '#web/ui/journey-mini.tsx'
import classes from './cohort.module.css'
import { isQuiet, lastEvidence, movement } from './cohort-values.ts'

const t = textsOf('team')

type VentureLinkProps = { venture: CohortVenture; onOpen: (venture: CohortVenture) => void }

/** A venture's name, which opens its level card and nothing else of it. */
export function VentureLink({ venture, onOpen }: VentureLinkProps) {
  return (
    <UnstyledButton className={classes.venture} onClick={() => onOpen(venture)}>
      {venture.name}
    </UnstyledButton>
  )
}

export function Level({ level }: { level: number }) {
  return (
    <span className={classes.level} title={LEVEL_NAMES[level]}>
      <JourneyMini stations={LEVEL_NAMES.length} level={level} />
      {level}
    </span>
  )
}

export function Movement({ venture: { moved } }: { venture: CohortVenture }) {
  const words = movement(moved)
  if (words === '') return <span className={classes.quietText}>{t('cohort.moved.none')}</span>
  return (
    <span className={classes.moved}>
      {moved.levels > 0 && (
        <IconArrowUpRight className={classes.up} size={16} stroke={1.6} aria-hidden="true" />
      )}
      {words}
    </span>
  )
}

/** How long ago, with a clock from 15 days on. */
export function LastEvidence({ venture }: { venture: CohortVenture }) {
  const quiet = isQuiet(venture)
  const { last_evidence_at: at } = venture
  return (
    <span
      className={classes.evidence}
      data-quiet={quiet || undefined}
      title={at ? formatMoment(at) : undefined}
    >
      {quiet && <IconClock size={16} stroke={1.6} aria-hidden="true" />}
      {lastEvidence(venture)}
    </span>
  )
}
