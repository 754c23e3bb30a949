import { Text } from '@mantine/core'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { errorText } from '#web/lib/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRemoveModel } from './use-models.ts'

type BackDialogProps = {
  /** Whose entry is to be taken away; none closes the dialog. */
  model: KnownModel | null
  onClose: () => void
}

/** Asks before an operator's entry is taken away. */
export function BackDialog({ model, onClose }: BackDialogProps) {
  const remove = useRemoveModel()
  const close = () => {
    remove.reset()
    onClose()
  }
  const added = model?.source === 'added'
  return (
    <ConfirmDialog
      opened={model !== null}
      onClose={close}
      title={added ? `Remove ${model.entry.id}?` : `Back to what ships for ${model?.entry.id ?? ''}?`}
      cancel="Cancel"
      confirm={{
        label: added ? 'Remove' : 'Back to what ships',
        pendingLabel: 'Removing...',
        danger: true,
      }}
      onConfirm={() => model && remove.mutate(model, { onSuccess: close })}
      pending={remove.isPending}
      failure={remove.error && errorText(remove.error, 'The server cannot be reached. Nothing was changed.')}
    >
      <Text>
        {added
          ? 'It can still be used. It is then asked like its family, and what it costs is not known. The audit log keeps what you entered.'
          : 'What was entered here is removed. The audit log keeps it.'}
      </Text>
    </ConfirmDialog>
  )
}
