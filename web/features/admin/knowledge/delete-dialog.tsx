import { Text } from '@mantine/core'
import { errorText } from '#web/lib/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteEntries } from './use-knowledge.ts'

type DeleteDialogProps = {
  /** What is to be deleted; none closes the dialog. */
  ids: readonly string[]
  onClose: () => void
  onDeleted: () => void
}

/** Asks before one entry or several are deleted. */
export function DeleteDialog({ ids, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteEntries()
  const close = () => {
    remove.reset()
    onClose()
  }
  const what = ids.length > 1 ? `${ids.length} knowledge entries` : 'the knowledge entry'
  return (
    <ConfirmDialog
      opened={ids.length > 0}
      onClose={close}
      title="Are you sure?"
      cancel="Cancel"
      confirm={{ label: 'Delete', pendingLabel: 'Deleting...', danger: true }}
      onConfirm={() =>
        remove.mutate(ids, {
          onSuccess: () => {
            close()
            onDeleted()
          },
        })
      }
      pending={remove.isPending}
      failure={remove.error && errorText(remove.error, 'Failed to delete knowledge entry')}
    >
      <Text>This action cannot be undone. This will permanently delete {what}.</Text>
    </ConfirmDialog>
  )
}
