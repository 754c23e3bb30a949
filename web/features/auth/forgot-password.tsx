import { Anchor, Button, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { emailProblem } from '#web/lib/field-rules.ts'
import { requestPasswordReset } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

/** Asks for a reset link. What it answers never tells whether an account exists. */
export function ForgotPassword() {
  const [sent, setSent] = useState(false)
  const { pending, failure, submit } = useSubmit({
    refused: t('forgot.refused'),
    unexpected: t('forgot.unexpected'),
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
      <Title order={1}>{t('forgot.title')}</Title>
      <p className={classes.lead}>{t('forgot.lead')}</p>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <TextInput
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        {sent && <StateLine state="info" text={site.mail ? t('forgot.sent') : t('forgot.waiting')} />}
        <Button type="submit" variant="filled" loading={pending}>
          {t('forgot.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.auth} inherit>
          {t('signIn.back')}
        </Anchor>
      </p>
    </>
  )
}
