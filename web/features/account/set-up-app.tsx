import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { confirmSecondFactor, type SecondFactor } from '#web/lib/second-factor.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { QrCode } from './qr-code.tsx'
import { useChange } from './use-change.ts'

type SetUpAppProps = { factor: SecondFactor; onDone: () => Promise<void>; onCancel: () => void }

/** Moves the secret to an app, and asks for a code of it before anything is asked for at sign-in. */
export function SetUpApp({ factor, onDone, onCancel }: SetUpAppProps) {
  const { run, pending, failure } = useChange(
    (code: string) => confirmSecondFactor(code.replace(/\s/g, '')).then(onDone),
    { done: { title: 'Second step turned on' }, failed: 'The second step is not on yet' },
  )
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : 'Enter the six digits that the app shows.') },
  })
  const onSubmit = form.onSubmit(
    ({ code }) => run(code),
    () => form.getInputNode('code')?.focus(),
  )
  return (
    <>
      <p className={classes.text}>
        Scan this with an authenticator app, or{' '}
        <Anchor href={factor.uri} inherit>
          open it in one on this device
        </Anchor>
        . By hand, enter the key{' '}
        <code className={classes.secret}>{new URL(factor.uri).searchParams.get('secret')}</code>
      </p>
      <QrCode text={factor.uri} label="QR code for your authenticator app" />
      <BackupCodes codes={factor.backupCodes} />
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <TextInput
          label="Code from the app"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...form.getInputProps('code')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        <div className={classes.buttons}>
          <Button type="submit" loading={pending}>
            Turn on
          </Button>
          <Button variant="subtle" onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  )
}
