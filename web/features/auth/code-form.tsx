import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { type CodeKind, signInWithCode } from '#web/lib/second-factor.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { useReview } from './use-review.ts'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

/** The second step of a sign-in: the code, or one of the codes kept for when the app is lost. */
export function CodeForm({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const [kind, setKind] = useState<CodeKind>('totp')
  const review = useReview()
  const { pending, failure, submit } = useSubmit({
    refused: t('signIn.refused'),
    unexpected: t('signIn.unexpected'),
  })
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : t(`secondStep.${kind}.missing`)) },
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
  const changeKind = () => {
    setKind(kind === 'totp' ? 'backup-code' : 'totp')
    form.reset()
    form.getInputNode('code')?.focus()
  }
  return (
    <form className={classes.fields} onSubmit={onSubmit} noValidate>
      <TextInput
        label={t(`secondStep.${kind}.label`)}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        {...form.getInputProps('code')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <Button type="submit" variant="filled" loading={pending}>
        {t('signIn.submit')}
      </Button>
      <p className={classes.hint}>
        {t.rich(`secondStep.${kind}.other`, {
          other: (words) => (
            <Anchor component="button" type="button" inherit onClick={changeKind}>
              {words}
            </Anchor>
          ),
          again: (words) => (
            <Anchor component="button" type="button" inherit onClick={onBack}>
              {words}
            </Anchor>
          ),
        })}
      </p>
    </form>
  )
}
