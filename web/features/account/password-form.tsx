import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { newPasswordProblem, passwordProblem } from '#web/lib/field-rules.ts'
import { queryClient } from '#web/lib/query.ts'
import { changePassword } from '#web/lib/session.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { SESSIONS } from './sessions.tsx'
import { useChange } from './use-change.ts'

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
    done: { title: 'Password changed', text: 'You are signed out everywhere else.' },
    failed: 'Password not changed',
  })
  const onSubmit = form.onSubmit(
    (values) => run(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <Card title="Password">
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          description={`At least ${PASSWORD_MIN_LENGTH} characters`}
          {...form.getInputProps('chosen')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        <Button type="submit" loading={pending}>
          Change password
        </Button>
      </form>
    </Card>
  )
}
