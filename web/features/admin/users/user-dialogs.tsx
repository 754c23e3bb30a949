import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ROLES, type Role } from '#shared/account.ts'
import type { AdminUser } from '#shared/admin/users.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteUser, useRoleChange, useSignOutEverywhere, useSuspend } from './use-users.ts'
import { callOf, otherRole, roleFailure } from './user-words.ts'
import classes from './users.module.css'

interface UserDialogProps {
  readonly user: AdminUser
  readonly opened: boolean
  readonly onClose: () => void
}

const t = textsOf('adminPeople')

/** Which role a user gets; at first the other one of product.md. A refusal stays in the dialog. */
export function RoleDialog({ user, opened, onClose }: UserDialogProps) {
  const change = useRoleChange()
  const [next, setNext] = useState<Role>(otherRole(user.role))
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('changeRole.title')}
      cancel={t('cancel')}
      confirm={{ label: t('changeRole.confirm'), pendingLabel: t('changeRole.pending') }}
      pending={change.isPending}
      failure={change.error && roleFailure(change.error)}
      onConfirm={() =>
        next === user.role ? close() : change.mutate({ user, role: next }, { onSuccess: close })
      }
    >
      <Stack gap="sm">
        <Text className={classes.typed}>
          {t('changeRole.text', { who: callOf(user), from: user.role, to: next })}
        </Text>
        <Radio.Group
          label={t('changeRole.label')}
          value={next}
          onChange={(value) => {
            change.reset()
            setNext(ROLES.find((role) => role === value) ?? next)
          }}
        >
          <Stack gap="xs" mt="xs">
            {ROLES.toReversed().map((role) => (
              <Radio
                key={role}
                value={role}
                label={t(`roles.${role}.label`)}
                description={t(`roles.${role}.description`)}
                disabled={change.isPending}
              />
            ))}
          </Stack>
        </Radio.Group>
        {next === 'admin' && <Text fw={550}>{t('grantsAll')}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}

export function SuspendDialog({ user, opened, onClose }: UserDialogProps) {
  const suspend = useSuspend()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('suspend.title')}
      cancel={t('cancel')}
      confirm={{ label: t('suspend.confirm'), pendingLabel: t('suspend.pending'), danger: true }}
      pending={suspend.isPending}
      onConfirm={() => suspend.mutate(user, { onSettled: onClose })}
    >
      <Text className={classes.typed}>{t('suspend.text', { who: callOf(user) })}</Text>
    </ConfirmDialog>
  )
}

export function SignOutDialog({ user, opened, onClose }: UserDialogProps) {
  const signOut = useSignOutEverywhere()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('signOut.title')}
      cancel={t('cancel')}
      confirm={{ label: t('signOut.confirm'), pendingLabel: t('signOut.pending') }}
      pending={signOut.isPending}
      onConfirm={() => signOut.mutate(user, { onSettled: onClose })}
    >
      <Text className={classes.typed}>{t('signOut.text', { who: callOf(user) })}</Text>
    </ConfirmDialog>
  )
}

/** Deleting takes the address typed out, so that it never happens by a slip. */
export function DeleteUserDialog({
  user,
  opened,
  onClose,
  onDeleted,
}: UserDialogProps & { onDeleted: () => void }) {
  const remove = useDeleteUser()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = () => {
    if (typed.trim().toLowerCase() !== user.email.toLowerCase()) {
      setProblem(t('delete.type', { email: user.email }))
      return
    }
    remove.mutate(user, { onSuccess: onDeleted, onSettled: onClose })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('delete.title')}
      cancel={t('cancel')}
      confirm={{ label: t('delete.confirm'), pendingLabel: t('delete.pending'), danger: true }}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <Text className={classes.typed}>{t('delete.text', { who: callOf(user) })}</Text>
        <TextInput
          label={t('delete.type', { email: user.email })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={problem}
          disabled={remove.isPending}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setProblem(null)
          }}
        />
      </Stack>
    </ConfirmDialog>
  )
}
