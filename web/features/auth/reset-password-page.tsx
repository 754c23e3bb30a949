import { Anchor, Button, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { ROUTES } from '#shared/routes.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { newPasswordProblem } from '#web/lib/field-rules.ts'
import { isResetToken, resetPassword } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { forgotPath } from './forgot-path.ts'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

/** Opened from a reset link: choose a new password. */
export function ResetPasswordPage() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <div className={classes.centred}>
      <Title order={1}>{t('reset.title')}</Title>
      {token ? <Checked token={token} /> : <p className={classes.lead}>{t('reset.incomplete')}</p>}
      <p className={classes.after}>
        <Anchor component={Link} to={forgotPath()} inherit>
          {t('reset.another')}
        </Anchor>
      </p>
    </div>
  )
}

/** The form, or at once that the link no longer works. What cannot be asked is left to the form to find out. */
function Checked({ token }: { token: string }) {
  const { data: valid } = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => isResetToken(token),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return valid === false ? (
    <div className={classes.problem}>
      <StateLine state="failed" text={t('reset.usedUp')} />
    </div>
  ) : (
    <NewPassword token={token} />
  )
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const { pending, failure, submit } = useSubmit({
    refused: t('reset.refused'),
    unexpected: t('reset.unexpected'),
  })
  const form = useForm({ initialValues: { password: '' }, validate: { password: newPasswordProblem } })
  const onSubmit = form.onSubmit(
    ({ password }) =>
      submit(async () => {
        await resetPassword(token, password).catch((error: unknown) => {
          throw isUsedUp(error) ? new ApiError(400, 'invalid_token', t('reset.usedUp')) : error
        })
        toast({ title: t('reset.done.title'), text: t('reset.done.text'), tone: 'ok' })
        await navigate(ROUTES.auth)
      }),
    () => form.getInputNode('password')?.focus(),
  )
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <PasswordField
        label={t('field.newPassword')}
        name="password"
        autoComplete="new-password"
        description={t('reset.passwordRule', { min: PASSWORD_MIN_LENGTH })}
        {...form.getInputProps('password')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_token'
}
