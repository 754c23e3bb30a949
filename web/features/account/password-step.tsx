import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { passwordProblem } from '#web/lib/field-rules.ts'
import { textsOf } from '#web/lib/texts.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { useChange } from './use-change.ts'

const t = textsOf('account')

type PasswordStepProps = {
  email: string
  /** What the button does. */
  action: string
  change: (password: string) => Promise<unknown>
  /** Title of the toast when it worked; without it nothing is said. */
  done?: string
  /** Title of the toast when it did not. */
  failed: string
  onCancel: () => void
}

/** Asks for the password before something about signing in changes. */
export function PasswordStep({ email, action, change, done, failed, onCancel }: PasswordStepProps) {
  const { run, pending, failure } = useChange(change, { done: done ? { title: done } : null, failed })
  const form = useForm({ initialValues: { password: '' }, validate: { password: passwordProblem } })
  const onSubmit = form.onSubmit(
    ({ password }) => run(password),
    () => form.getInputNode('password')?.focus(),
  )
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.label')}
        name="password"
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('password')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        <Button variant="subtle" onClick={onCancel} disabled={pending}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
