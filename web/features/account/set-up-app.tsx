import { Anchor, Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { confirmSecondFactor, type SecondFactor } from '#web/lib/second-factor.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { BackupCodes } from './backup-codes.tsx'
import { QrCode } from './qr-code.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

type SetUpAppProps = { factor: SecondFactor; onDone: () => Promise<void>; onCancel: () => void }

/** Moves the secret to an app, and asks for a code of it before anything is asked for at sign-in. */
export function SetUpApp({ factor, onDone, onCancel }: SetUpAppProps) {
  const { run, pending, failure } = useChange(
    (code: string) => confirmSecondFactor(code.replace(/\s/g, '')).then(onDone),
    { done: { title: t('secondStep.turnedOn') }, failed: t('secondStep.refused.on') },
  )
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : t('secondStep.codeMissing')) },
  })
  const onSubmit = form.onSubmit(
    ({ code }) => run(code),
    () => form.getInputNode('code')?.focus(),
  )
  return (
    <>
      <p className={classes.text}>
        {t.rich('secondStep.scan', {
          secret: new URL(factor.uri).searchParams.get('secret') ?? '',
          key: (words) => <code className={classes.secret}>{words}</code>,
          link: (words) => (
            <Anchor href={factor.uri} inherit>
              {words}
            </Anchor>
          ),
        })}
      </p>
      <QrCode text={factor.uri} label={t('secondStep.qrCode')} />
      <BackupCodes codes={factor.backupCodes} />
      <form className={classes.fields} onSubmit={onSubmit} noValidate>
        <TextInput
          label={t('secondStep.code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...form.getInputProps('code')}
        />
        {failure && <StateLine state="failed" text={failure} />}
        <div className={classes.buttons}>
          <Button type="submit" loading={pending}>
            {t('secondStep.turnOn')}
          </Button>
          <Button variant="subtle" onClick={onCancel} disabled={pending}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}
