import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { StateLine } from './state-line.tsx'

type ConfirmDialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  cancel: string
  confirm: { label: string; pendingLabel: string; danger?: boolean }
  onConfirm: () => void
  pending?: boolean
  /** Why the last attempt failed; the dialog stays open with it. */
  failure?: string | null
}

/** Asks before something happens that cannot be undone. Cancel has the focus; it cannot be closed meanwhile. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  cancel,
  confirm,
  onConfirm,
  pending = false,
  failure,
}: ConfirmDialogProps) {
  const close = () => {
    if (!pending) onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title} withCloseButton={false}>
      <Stack gap="md">
        <div>{children}</div>
        {failure && <StateLine state="failed" text={failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={close} disabled={pending} data-autofocus>
            {cancel}
          </Button>
          <Button
            variant="filled"
            {...(confirm.danger && { color: 'danger' })}
            onClick={onConfirm}
            disabled={pending}
          >
            {pending ? confirm.pendingLabel : confirm.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
