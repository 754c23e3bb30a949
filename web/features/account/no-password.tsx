import { Button } from '@mantine/core'
import { useState } from 'react'
import { requestPasswordReset } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

/** In the password form's place for somebody who signs in with an account elsewhere: how to get a password. */
export function NoPassword({ email, elsewhere }: { email: string; elsewhere: string }) {
  const [sent, setSent] = useState(false)
  const change = async () => {
    await requestPasswordReset(email)
    setSent(true)
  }
  const { run, pending, failure } = useChange(change, { done: null, failed: t('noPassword.refused') })
  return (
    <Card title={t('password.title')}>
      <p className={classes.text}>{t('noPassword.text', { elsewhere })}</p>
      {failure && <StateLine state="failed" text={failure} />}
      {sent && <StateLine state="info" text={site.mail ? t('noPassword.sent') : t('noPassword.waiting')} />}
      <Button className={classes.start} loading={pending} onClick={() => run()}>
        {t('noPassword.submit')}
      </Button>
    </Card>
  )
}
