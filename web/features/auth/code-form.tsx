import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { type CodeKind, signInWithCode } from '#web/lib/second-factor.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

const WORDS = {
  totp: {
    label: 'Code from your authenticator app',
    missing: 'Enter the six digits that the app shows.',
    other: 'Use a backup code',
  },
  'backup-code': {
    label: 'Backup code',
    missing: 'Enter one of the codes that you kept.',
    other: 'Use the authenticator app',
  },
} as const

/** The second step of a sign-in: the code, or one of the codes kept for when the app is lost. */
export function CodeForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const [kind, setKind] = useState<CodeKind>('totp')
  const words = WORDS[kind]
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: 'Sign in failed',
    unexpected: 'Failed to sign in.',
  })
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : words.missing) },
  })
  const { getInputNode } = form
  useEffect(() => getInputNode('code')?.focus(), [getInputNode])
  const onSubmit = form.onSubmit(
    ({ code }) =>
      submit(() =>
        arrive(
          'sign-in',
          (claim) =>
            signInWithCode(challenge, kind, kind === 'totp' ? code.replace(/\s/g, '') : code.trim(), claim),
          review,
        ),
      ),
    () => form.getInputNode('code')?.focus(),
  )
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        label={words.label}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        {...form.getInputProps('code')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        Sign In
      </Button>
      <p className={classes.hint}>
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => {
            setKind(kind === 'totp' ? 'backup-code' : 'totp')
            form.reset()
            form.getInputNode('code')?.focus()
          }}
        >
          {words.other}
        </Anchor>{' '}
        or{' '}
        <Anchor component="button" type="button" inherit onClick={onBack}>
          start again
        </Anchor>
        .
      </p>
    </form>
  )
}
