import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { emailProblem, nameProblem, newPasswordProblem } from '#web/lib/field-rules.ts'
import { signUp } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { SignUpPolicyLine } from './sign-up-policy.tsx'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'
import { accountCreated, confirmFirst } from './welcome-toast.ts'

const t = textsOf('auth')

interface SignUpValues {
  name: string
  email: string
  password: string
}

type SignUpFormProps = {
  initial: SignUpValues
  onTyped: (values: Partial<SignUpValues>) => void
  onSignIn: () => void
}

export function SignUpForm({ initial, onTyped, onSignIn }: SignUpFormProps) {
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: t('signUp.refused'),
    unexpected: t('signUp.unexpected'),
  })
  const form = useForm<SignUpValues>({
    initialValues: initial,
    validate: { name: nameProblem, email: emailProblem, password: newPasswordProblem },
    onValuesChange: onTyped,
  })
  const onSubmit = form.onSubmit(
    ({ name, email, password }) =>
      submit(async () => {
        const signedIn = await arrive(
          'sign-up',
          (claim) => signUp(name.trim(), email.trim(), password, claim),
          review,
        )
        if (signedIn) return
        toast(site.verifyEmail ? confirmFirst() : accountCreated())
        onSignIn()
      }),
    (errors, { name, email, password }) => {
      if (!name.trim() || !email.trim() || !password) {
        toast({ title: t('missing.title'), text: t('missing.signUp'), tone: 'error' })
      }
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
    },
  )
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput label={t('field.name')} name="name" autoComplete="name" {...form.getInputProps('name')} />
      <TextInput
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        description={t('field.passwordRule', { min: PASSWORD_MIN_LENGTH })}
        {...form.getInputProps('password')}
      />
      <SignUpPolicyLine />
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        {t('signUp.submit')}
      </Button>
    </form>
  )
}
