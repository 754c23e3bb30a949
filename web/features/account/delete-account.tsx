import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { passwordProblem } from '#web/lib/field-rules.ts'
import { deleteAccount } from '#web/lib/session.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

type DeleteAccountProps = {
  email: string
  /** What opens an account without a password, such as "Google". */
  elsewhere: string | undefined
}

/** Deleting the account, behind a dialog that asks for the password of those who have one. */
export function DeleteAccount({ email, elsewhere }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card title="Delete account">
      <p className={classes.text}>
        Deletes your account with all conversations, the roadmap and your sign-ins, at once. This cannot be
        undone.
      </p>
      <Button className={classes.start} color="danger" variant="outline" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete account?">
        <DeleteForm email={email} elsewhere={elsewhere} onCancel={() => setOpen(false)} />
      </Modal>
    </Card>
  )
}

function DeleteForm({ email, elsewhere, onCancel }: DeleteAccountProps & { onCancel: () => void }) {
  const hasPassword = elsewhere === undefined
  const { run, pending, failure } = useChange(deleteAccount, {
    done: { title: 'Account deleted', text: 'Everything in it has been deleted.' },
    failed: 'Account not deleted',
  })
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (hasPassword ? passwordProblem(password) : null) },
  })
  const onSubmit = form.onSubmit(
    ({ password }) => run(hasPassword ? password : undefined),
    () => form.getInputNode('password')?.focus(),
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text>
          This permanently deletes the account {email}, all its conversations and messages, its roadmap, and
          every sign-in. It cannot be undone. Export your data first if you want to keep it.
        </Text>
        {hasPassword ? (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps('password')}
            />
          </>
        ) : (
          <Text>
            You sign in with {elsewhere}, so there is no password to enter. If that was more than 15 minutes
            ago, sign out and in again first.
          </Text>
        )}
        {failure && <StateLine state="failed" text={failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" color="danger" variant="filled" loading={pending}>
            Delete account
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
