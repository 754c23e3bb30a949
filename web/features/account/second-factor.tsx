import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '#web/lib/query.ts'
import {
  hasSecondFactor,
  prepareSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  type SecondFactor,
} from '#web/lib/second-factor.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { Card } from './card.tsx'
import { PasswordStep } from './password-step.tsx'
import { SESSIONS } from './sessions.tsx'
import { SetUpApp } from './set-up-app.tsx'

const t = textsOf('account')

const SECOND_FACTOR = ['account', 'second-factor']

/** After a change: whether it is on, and the sessions, because the present one was replaced. */
const refresh = async () => {
  await queryClient.invalidateQueries({ queryKey: SECOND_FACTOR })
  await queryClient.invalidateQueries({ queryKey: SESSIONS })
}

/** Turning the second factor on and off; not shown where it is neither offered nor on. */
export function SecondFactorCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: SECOND_FACTOR,
    queryFn: hasSecondFactor,
  })
  if (!site.twoFactor && !data) return null
  return (
    <Card title={t('secondStep.title')}>
      {isPending && <Skeleton height={49} />}
      {isError && (
        <StateLine
          state="failed"
          text={t('secondStep.notLoaded')}
          action={{ label: t('loadAgain'), onClick: () => void refetch() }}
        />
      )}
      {data === false && hasPassword && <TurnOn email={email} />}
      {data === false && !hasPassword && <p className={classes.text}>{t('secondStep.needsPassword')}</p>}
      {data && <TurnedOn email={email} />}
    </Card>
  )
}

function TurnOn({ email }: { email: string }) {
  const [asking, setAsking] = useState(false)
  const [factor, setFactor] = useState<SecondFactor | null>(null)
  const stop = () => {
    setAsking(false)
    setFactor(null)
  }
  if (factor) return <SetUpApp factor={factor} onDone={refresh} onCancel={stop} />
  return (
    <>
      <p className={classes.text}>{t('secondStep.off')}</p>
      {asking ? (
        <PasswordStep
          email={email}
          action={t('secondStep.goOn')}
          change={async (password) => setFactor(await prepareSecondFactor(password))}
          failed={t('secondStep.refused.start')}
          onCancel={stop}
        />
      ) : (
        <Button className={classes.start} onClick={() => setAsking(true)}>
          {t('secondStep.turnOn')}
        </Button>
      )}
    </>
  )
}

function TurnedOn({ email }: { email: string }) {
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const stop = () => setAsking(null)
  return (
    <>
      <p className={classes.text}>{t('secondStep.on')}</p>
      {codes && <BackupCodes codes={codes} />}
      {asking === null && (
        <div className={classes.buttons}>
          <Button onClick={() => setAsking('codes')}>{t('secondStep.newCodes')}</Button>
          <Button color="danger" variant="outline" onClick={() => setAsking('off')}>
            {t('secondStep.turnOff')}
          </Button>
        </div>
      )}
      {asking === 'codes' && (
        <PasswordStep
          email={email}
          action={t('secondStep.makeCodes')}
          change={async (password) => {
            setCodes(await renewBackupCodes(password))
            stop()
          }}
          failed={t('secondStep.refused.codes')}
          onCancel={stop}
        />
      )}
      {asking === 'off' && (
        <PasswordStep
          email={email}
          action={t('secondStep.turnOff')}
          change={(password) => removeSecondFactor(password).then(refresh)}
          done={t('secondStep.turnedOff')}
          failed={t('secondStep.refused.off')}
          onCancel={stop}
        />
      )}
    </>
  )
}
