import { Anchor, Button, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { verifyEmail } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

/**
 * Opened from a link that confirms an address. Asks for a click, so that a program that opens links in mails
 * does not spend it.
 */
export function VerifyEmail({ token, onVerified }: { token: string; onVerified: () => void }) {
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: 'Email not confirmed',
    unexpected: 'The email could not be confirmed. Check your connection and try again.',
  })
  const confirm = () =>
    submit(async () => {
      const signedIn = await arrive('sign-up', (claim) => verifyEmail(token, claim), review)
      if (!signedIn) toast({ title: 'Email confirmed', text: 'You can now sign in.', tone: 'ok' })
      onVerified()
    })
  return (
    <>
      <Title order={1}>Confirm your email</Title>
      <p className={classes.lead}>One click, and your account is ready.</p>
      <div className={classes.fields}>
        {failure && <StateLine state="failed" text={failure} />}
        <Button variant="filled" loading={pending} onClick={confirm}>
          Confirm email
        </Button>
      </div>
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.auth} inherit>
          Back to Sign In
        </Anchor>
      </p>
    </>
  )
}
