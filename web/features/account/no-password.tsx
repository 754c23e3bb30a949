import { Button } from '@mantine/core'
import { useState } from 'react'
import { requestPasswordReset } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

const SENT = site.mail
  ? 'A link is on its way to your email. It works for 30 minutes.'
  : 'There is now a link for you. This server sends no mail: its operator finds the link in the log and can pass ' +
    'it on within 30 minutes.'

/** In the password form's place for somebody who signs in with an account elsewhere: how to get a password. */
export function NoPassword({ email, elsewhere }: { email: string; elsewhere: string }) {
  const [sent, setSent] = useState(false)
  const change = async () => {
    await requestPasswordReset(email)
    setSent(true)
  }
  const { run, pending, failure } = useChange(change, { done: null, failed: 'No link was made' })
  return (
    <Card title="Password">
      <p className={classes.text}>
        You sign in with {elsewhere}, so this account has no password. If you want one too, get a link by
        email and choose it there. You will then be signed out everywhere.
      </p>
      {failure && <StateLine state="failed" text={failure} />}
      {sent && <StateLine state="info" text={SENT} />}
      <Button className={classes.start} loading={pending} onClick={() => run()}>
        Get a link to set a password
      </Button>
    </Card>
  )
}
