import { Anchor, Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { verifyEmail } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

/**
 * Opened from a link that confirms an address. Asks for a click, so that a program that opens links in mails
 * does not spend it.
 */
export function VerifyEmail({ token, onVerified }: { token: string; onVerified: () => void }) {
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: t('verify.refused'),
    unexpected: t('verify.unexpected'),
  })
  const confirm = () =>
    submit(async () => {
      const signedIn = await arrive('sign-up', (claim) => verifyEmail(token, claim), review)
      if (!signedIn) toast({ title: t('verify.done.title'), text: t('verify.done.text'), tone: 'ok' })
      onVerified()
    })
  return (
    <>
      <Title order={1}>{t('verify.title')}</Title>
      <p className={classes.lead}>{t('verify.lead')}</p>
      <div className={classes.fields}>
        {failure && <StateLine state="failed" text={failure} />}
        <Button variant="filled" loading={pending} onClick={confirm}>
          {t('verify.submit')}
        </Button>
      </div>
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.auth} inherit>
          {t('signIn.back')}
        </Anchor>
      </p>
    </>
  )
}
