import { Anchor, Button, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { ROUTES } from '#shared/routes.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { newPasswordProblem } from '#web/lib/field-rules.ts'
import { resetPassword } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { forgotPath } from './forgot-path.ts'
import { useSubmit } from './use-submit.ts'

const USED_UP = 'This link has expired or was used before. Your password is unchanged.'

/** Opened from a reset link: choose a new password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <div className={classes.centred}>
      <Title order={1}>Choose a new password</Title>
      {token ? (
        <NewPassword token={token} />
      ) : (
        <p className={classes.lead}>This address is not complete. Open the link from the mail once more.</p>
      )}
      <p className={classes.after}>
        <Anchor component={Link} to={forgotPath()} inherit>
          Get another reset link
        </Anchor>
      </p>
    </div>
  )
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const { pending, failure, submit } = useSubmit({
    refused: 'Password not changed',
    unexpected: 'The password could not be changed. Check your connection and try again.',
  })
  const form = useForm({ initialValues: { password: '' }, validate: { password: newPasswordProblem } })
  const onSubmit = form.onSubmit(
    ({ password }) =>
      submit(async () => {
        await resetPassword(token, password).catch((error: unknown) => {
          throw isUsedUp(error) ? new ApiError(400, 'invalid_token', USED_UP) : error
        })
        toast({ title: 'Password changed', text: 'Sign in with your new password.', tone: 'ok' })
        await navigate(ROUTES.auth)
      }),
    () => form.getInputNode('password')?.focus(),
  )
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        description={`At least ${PASSWORD_MIN_LENGTH} characters. You are signed out everywhere else.`}
        {...form.getInputProps('password')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        Save new password
      </Button>
    </form>
  )
}

function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_token'
}
