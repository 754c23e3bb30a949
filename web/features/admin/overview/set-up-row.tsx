import { Button, UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import type { SetUp, SetUpStep } from '#shared/admin/set-up.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCircle } from '#web/ui/icons/circle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconMinus } from '#web/ui/icons/minus.tsx'
import classes from './set-up.module.css'
import { PLACES, SetUpText } from './set-up-text.tsx'

const t = textsOf('adminOverview')

const icons = { open: IconCircle, done: IconCircleCheck, unneeded: IconMinus }

type SetUpRowProps = {
  step: SetUpStep
  state: SetUp['steps'][number]['state']
  facts: SetUp['facts']
  /** The first open row is the one to go on with. */
  isFirst: boolean
  /** Undefined for who may change nothing. */
  onSettle?: (needed: boolean) => void
  disabled: boolean
}

/** One step: whether it is done, why not, and the way to its place. */
export function SetUpRow({ step, state, facts, isFirst, onSettle, disabled }: SetUpRowProps) {
  const Icon = icons[state]
  const name = t(`setUp.step.${step}`)
  return (
    <li className={classes.row} data-state={state} data-first={isFirst || undefined}>
      <Icon
        className={classes.icon}
        size={20}
        stroke={1.6}
        aria-label={t(`setUp.state.${state}`)}
        role="img"
      />
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        {state === 'unneeded' ? (
          <p className={classes.text}>
            {t('setUp.unneeded')}{' '}
            {onSettle && (
              <UnstyledButton
                className={classes.back}
                aria-label={t('setUp.bringBackStep', { name })}
                onClick={() => onSettle(true)}
                disabled={disabled}
              >
                {t('setUp.bringBack')}
              </UnstyledButton>
            )}
          </p>
        ) : (
          <p className={classes.text}>
            <SetUpText step={step} isDone={state === 'done'} facts={facts} />
          </p>
        )}
      </div>
      {state !== 'unneeded' && (
        <div className={classes.actions}>
          {state === 'open' && onSettle && (
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('setUp.notNeededStep', { name })}
              onClick={() => onSettle(false)}
              disabled={disabled}
            >
              {t('setUp.notNeeded')}
            </Button>
          )}
          {state === 'open' ? (
            <Button component={Link} to={PLACES[step]} variant={isFirst ? 'filled' : 'default'}>
              {t(`setUp.action.${step}`)}
            </Button>
          ) : (
            <Button
              component={Link}
              to={PLACES[step]}
              variant="subtle"
              aria-label={t('setUp.openStep', { name })}
            >
              {t('setUp.open')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
