import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { newPasswordProblem, passwordProblem } from '#web/lib/field-rules.ts'
import { queryClient } from '#web/lib/query.ts'
import { changePassword } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { SESSIONS } from './sessions.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

interface PasswordValues {
  current: string
  chosen: string
}

/** Changing the password; it asks for the present one, and the server ends all other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<PasswordValues>({
    initialValues: { current: '', chosen: '' },
    validate: { current: passwordProblem, chosen: newPasswordProblem },
  })
  const change = async ({ current, chosen }: PasswordValues) => {
    await changePassword(current, chosen)
    form.reset()
    await queryClient.invalidateQueries({ queryKey: SESSIONS })
  }
  const { run, pending, failure } = useChange(change, {
    done: { title: t('password.done.title'), text: t('password.done.text') },
    failed: t('password.refused'),
  })
  const onSubmit = form.onSubmit(
    (values) => run(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <Card title={t('password.title')}>
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          description={t('password.rule', { min: PASSWORD_MIN_LENGTH })}
          {...form.getInputProps('chosen')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        <Button type="submit" loading={pending}>
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  )
}
