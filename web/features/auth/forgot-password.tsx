import { Anchor, Button, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { emailProblem } from '#web/lib/field-rules.ts'
import { requestPasswordReset } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { useSubmit } from './use-submit.ts'

const answer = site.mail
  ? 'If an account has this email, a link is on its way. Look into your mail: the link works for 30 minutes.'
  : 'If an account has this email, there is now a link for it. This server sends no mail: its operator finds ' +
    'the link in the log and can pass it on within 30 minutes.'

/** Asks for a reset link. What it answers never tells whether an account exists. */
export function ForgotPassword() {
  const [sent, setSent] = useState(false)
  const { pending, failure, submit } = useSubmit({
    refused: 'No link was made',
    unexpected: 'The link could not be requested. Check your connection and try again.',
  })
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailProblem } })
  const { getInputNode } = form
  useEffect(() => getInputNode('email')?.focus(), [getInputNode])
  const onSubmit = form.onSubmit(
    ({ email }) =>
      submit(async () => {
        setSent(false)
        await requestPasswordReset(email.trim())
        setSent(true)
      }),
    () => form.getInputNode('email')?.focus(),
  )
  return (
    <>
      <Title order={1}>Reset your password</Title>
      <p className={classes.lead}>Enter the email you signed up with to get a link for a new password.</p>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        {sent && <StateLine state="info" text={answer} />}
        <Button type="submit" variant="filled" loading={pending}>
          Get a reset link
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.auth} inherit>
          Back to Sign In
        </Anchor>
      </p>
    </>
  )
}
