import { Text } from '@mantine/core'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRemoveModel } from './use-models.ts'

const t = textsOf('adminSettings')

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
  const id = model?.entry.id ?? ''
  return (
    <ConfirmDialog
      opened={model !== null}
      onClose={close}
      title={added ? t('models.removeTitle', { id }) : t('models.backTitle', { id })}
      cancel={t('models.cancel')}
      confirm={{
        label: added ? t('models.remove') : t('models.back'),
        pendingLabel: t('models.removing'),
        danger: true,
      }}
      onConfirm={() => model && remove.mutate(model, { onSuccess: close })}
      pending={remove.isPending}
      failure={remove.error && errorText(remove.error, t('models.removeFailed'))}
    >
      <Text>{added ? t('models.removeText') : t('models.backText')}</Text>
    </ConfirmDialog>
  )
}
