import { UnstyledButton } from '@mantine/core'
import { LEVEL_NAMES } from '#shared/levels.ts'
import type { CohortVenture } from '#shared/ventures.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './cohort-line.module.css'

const t = textsOf('team')

/** As many names stand at a station; how many more there are is said in one line. */
const NAMES = 6

type CohortLineProps = { ventures: readonly CohortVenture[]; onOpen: (venture: CohortVenture) => void }

/** The journey line with the names of the ventures at their stations; it stands upright on phones. */
export function CohortLine({ ventures, onOpen }: CohortLineProps) {
  return (
    <section className={classes.card} aria-label={t('cohort.line')}>
      <ol className={classes.stations}>
        {LEVEL_NAMES.map((stage, level) => (
          <Station
            key={stage}
            stage={stage}
            ventures={ventures.filter((venture) => venture.level === level)}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  )
}

function Station({ stage, ventures, onOpen }: CohortLineProps & { stage: string }) {
  const more = ventures.length - NAMES
  return (
    <li className={classes.station} data-filled={ventures.length > 0 || undefined}>
      <span className={classes.mark} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.stage}>{stage}</span>
        <span className={classes.count}>{t('cohort.atStage', { count: ventures.length })}</span>
      </span>
      {ventures.length > 0 && (
        <ul className={classes.names} aria-label={stage}>
          {ventures.slice(0, NAMES).map((venture) => (
            <li key={venture.id}>
              <UnstyledButton className={classes.name} title={venture.name} onClick={() => onOpen(venture)}>
                {venture.name}
              </UnstyledButton>
            </li>
          ))}
          {more > 0 && <li className={classes.more}>{t('cohort.more', { count: more })}</li>}
        </ul>
      )}
    </li>
  )
}
