import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { passwordProblem } from '#web/lib/field-rules.ts'
import { deleteAccount } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { LostVentures, useLostVentures } from './lost-ventures.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

type DeleteAccountProps = {
  email: string
  /** What opens an account without a password, such as "Google". */
  elsewhere: string | undefined
}

/** Deleting the account, behind a dialog that asks for the password of those who have one. */
export function DeleteAccount({ email, elsewhere }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('delete.title')}>
      <p className={classes.text}>{t('delete.text')}</p>
      <Button className={classes.start} color="danger" variant="outline" onClick={() => setOpen(true)}>
        {t('delete.submit')}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={t('delete.question')}>
        <DeleteForm email={email} elsewhere={elsewhere} onCancel={() => setOpen(false)} />
      </Modal>
    </Card>
  )
}

type Values = { password: string; consent: boolean }

function DeleteForm({ email, elsewhere, onCancel }: DeleteAccountProps & { onCancel: () => void }) {
  const hasPassword = elsewhere === undefined
  const ventures = useLostVentures()
  const remove = ({ password, consent }: Values) =>
    deleteAccount(hasPassword ? password : undefined, ventures.needsConsent && consent)
  const { run, pending, failure } = useChange(remove, {
    done: { title: t('delete.done.title'), text: t('delete.done.text') },
    failed: t('delete.refused'),
  })
  const form = useForm({
    initialValues: { password: '', consent: false },
    validate: {
      consent: (consent) => (ventures.needsConsent && !consent ? t('delete.consentMissing') : null),
      password: (password) => (hasPassword ? passwordProblem(password) : null),
    },
  })
  const onSubmit = form.onSubmit(
    (values) => run(values),
    (errors) => form.getInputNode(errors.consent ? 'consent' : 'password')?.focus(),
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text>{t('delete.warning', { email })}</Text>
        <LostVentures {...ventures} />
        {ventures.needsConsent && (
          <Checkbox label={t('delete.consent')} {...form.getInputProps('consent', { type: 'checkbox' })} />
        )}
        {hasPassword ? (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={t('password.label')}
              name="password"
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps('password')}
            />
          </>
        ) : (
          <Text>{t('delete.noPassword', { elsewhere })}</Text>
        )}
        {failure && <StateLine state="failed" text={failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" color="danger" variant="filled" loading={pending}>
            {t('delete.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
