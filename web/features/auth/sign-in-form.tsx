import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { emailProblem, passwordProblem } from '#web/lib/field-rules.ts'
import { signIn } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { CodeForm } from './code-form.tsx'
import { forgotPath } from './forgot-path.ts'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

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
    refused: 'Sign in failed',
    unexpected: 'Failed to sign in.',
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
        const text = 'Please enter your email and password.'
        toast({ title: 'Missing information', text, tone: 'error' })
      }
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
    },
  )
  if (challenge) return <CodeForm challenge={challenge} onBack={() => setChallenge(null)} />
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <div className={classes.password}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={forgotPath(search)} className={classes.forgot}>
          Forgot password?
        </Anchor>
      </div>
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        Sign In
      </Button>
      <p className={classes.hint}>
        New here?{' '}
        <Anchor component="button" type="button" inherit onClick={onSignUp}>
          Sign Up
        </Anchor>{' '}
        keeps your conversations and unlocks the roadmap.
      </p>
    </form>
  )
}
