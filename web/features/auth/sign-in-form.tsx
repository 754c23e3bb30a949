import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { emailProblem, passwordProblem } from '#web/lib/field-rules.ts'
import { signIn } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { CodeForm } from './code-form.tsx'
import { forgotPath } from './forgot-path.ts'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

interface SignInValues {
  email: string
  password: string
}

type SignInFormProps = {
  initial: SignInValues
  onTyped: (values: Partial<SignInValues>) => void
  onSignUp: () => void
}

export function SignInForm({ initial, onTyped, onSignUp }: SignInFormProps) {
  const { search } = useLocation()
  const [challenge, setChallenge] = useState<string | null>(null)
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: t('signIn.refused'),
    unexpected: t('signIn.unexpected'),
  })
  const form = useForm<SignInValues>({
    initialValues: { email: initial.email, password: initial.password },
    validate: { email: emailProblem, password: passwordProblem },
    onValuesChange: onTyped,
  })
  const onSubmit = form.onSubmit(
    ({ email, password }) =>
      submit(async () =>
        setChallenge(await arrive('sign-in', (claim) => signIn(email.trim(), password, claim), review)),
      ),
    (errors, { email, password }) => {
      if (!email.trim() || !password) {
        toast({ title: t('missing.title'), text: t('missing.signIn'), tone: 'error' })
      }
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
    },
  )
  if (challenge) return <CodeForm challenge={challenge} onBack={() => setChallenge(null)} />
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <div className={classes.password}>
        <PasswordField
          label={t('field.password')}
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={forgotPath(search)} className={classes.forgot}>
          {t('signIn.forgot')}
        </Anchor>
      </div>
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        {t('signIn.submit')}
      </Button>
      <p className={classes.hint}>
        {t.rich('signIn.newHere', {
          link: (words) => (
            <Anchor component="button" type="button" inherit onClick={onSignUp}>
              {words}
            </Anchor>
          ),
        })}
      </p>
    </form>
  )
}
