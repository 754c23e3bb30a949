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
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { Card } from './card.tsx'
import { PasswordStep } from './password-step.tsx'
import { SESSIONS } from './sessions.tsx'
import { SetUpApp } from './set-up-app.tsx'

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
    <Card title="Second step when signing in">
      {isPending && <Skeleton height={49} />}
      {isError && (
        <StateLine
          state="failed"
          text="Whether it is on could not be loaded."
          action={{ label: 'Load again', onClick: () => void refetch() }}
        />
      )}
      {data === false && hasPassword && <TurnOn email={email} />}
      {data === false && !hasPassword && (
        <p className={classes.text}>Off. It comes after a password, so set one first.</p>
      )}
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
      <p className={classes.text}>
        Off. With it, signing in takes your password and a code from an app on your phone.
      </p>
      {asking ? (
        <PasswordStep
          email={email}
          action="Go on"
          change={async (password) => setFactor(await prepareSecondFactor(password))}
          failed="The second step was not started"
          onCancel={stop}
        />
      ) : (
        <Button className={classes.start} onClick={() => setAsking(true)}>
          Turn on
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
      <p className={classes.text}>On. Signing in takes your password and a code from your app.</p>
      {codes && <BackupCodes codes={codes} />}
      {asking === null && (
        <div className={classes.buttons}>
          <Button onClick={() => setAsking('codes')}>New backup codes</Button>
          <Button color="danger" variant="outline" onClick={() => setAsking('off')}>
            Turn off
          </Button>
        </div>
      )}
      {asking === 'codes' && (
        <PasswordStep
          email={email}
          action="Make new codes"
          change={async (password) => {
            setCodes(await renewBackupCodes(password))
            stop()
          }}
          failed="No new codes were made"
          onCancel={stop}
        />
      )}
      {asking === 'off' && (
        <PasswordStep
          email={email}
          action="Turn off"
          change={(password) => removeSecondFactor(password).then(refresh)}
          done="Second step turned off"
          failed="The second step is still on"
          onCancel={stop}
        />
      )}
    </>
  )
}
