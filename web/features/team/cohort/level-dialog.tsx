import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import type { CohortVenture } from '#shared/ventures.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { JourneyLine } from '#web/ui/journey-line.tsx'
import { LeaveDialog } from '../people/person-dialogs.tsx'
import classes from './cohort.module.css'
import { COUNTERS, lastEvidence, movement, nextGate } from './cohort-values.ts'

const t = textsOf('team')

type LevelDialogProps = { venture: CohortVenture | null; days: number; onClose: () => void }

/** All that a sponsor sees of one venture: its level, its counters, and what moved. */
export function LevelDialog({ venture, days, onClose }: LevelDialogProps) {
  const [leaving, dialog] = useDisclosure(false)
  return (
    <>
      <Modal opened={venture !== null} onClose={onClose} title={venture?.name} size="40rem">
        {venture && <LevelCard venture={venture} days={days} />}
        <Button
          className={classes.leave}
          variant="subtle"
          color="gray"
          size="xs"
          fz="sm"
          onClick={dialog.open}
        >
          {t('leave.open')}
        </Button>
      </Modal>
      {venture && (
        <LeaveDialog
          ventureId={venture.id}
          ventureName={venture.name}
          opened={leaving}
          onClose={dialog.close}
          onLeft={onClose}
        />
      )}
    </>
  )
}

function LevelCard({ venture, days }: { venture: CohortVenture; days: number }) {
  const { level, counters, moved } = venture
  const following = LEVEL_NAMES[level + 1]
  const place = t('cohort.place', { level, top: TOP_LEVEL })
  const facts = [
    ...COUNTERS.map((name) => ({
      name: t(`cohort.column.${name}`, { days }),
      value: formatCount(counters[name]),
    })),
    { name: t('cohort.column.moved', { days }), value: movement(moved) || t('cohort.moved.none') },
    { name: t('cohort.column.gate', { days }), value: nextGate(venture) },
    { name: t('cohort.column.last', { days }), value: lastEvidence(venture) },
  ]
  return (
    <>
      <JourneyLine
        stations={LEVEL_NAMES.map((name) => ({ name }))}
        level={level}
        label={t('cohort.journey')}
        numbered
        compact={{ place, next: following ? t('cohort.next', { stage: following }) : t('cohort.allOpen') }}
      />
      <p className={classes.place}>{place}</p>
      <p className={classes.stage}>{LEVEL_NAMES[level]}</p>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
