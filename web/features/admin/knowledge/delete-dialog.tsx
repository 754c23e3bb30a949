import { Text } from '@mantine/core'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { scopeOf } from './bulk-dialog.tsx'
import type { LastChange } from './last-change.tsx'
import { type Target, useBulk } from './use-bulk.ts'
import { useDeleteEntry } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** One entry by its row, or what was chosen. */
export type Doomed = { readonly id: string; readonly title: string } | Target

interface DeleteDialogProps {
  /** What is to be deleted; null closes the dialog. */
  readonly doomed: Doomed | null
  readonly onClose: () => void
  /** With the act to undo, where it was one on many. */
  readonly onDeleted: (change: LastChange | null) => void
}

/** Asks before one entry or several are deleted. */
export function DeleteDialog({ doomed, onClose, onDeleted }: DeleteDialogProps) {
  const one = useDeleteEntry()
  const many = useBulk()
  const close = () => {
    one.reset()
    many.reset()
    onClose()
  }
  const done = (change: LastChange | null) => {
    close()
    onDeleted(change)
  }
  const confirm = () => {
    if (!doomed) return
    if ('id' in doomed) return one.mutate(doomed.id, { onSuccess: () => done(null) })
    many.mutate(
      { act: { kind: 'delete' }, target: doomed },
      { onSuccess: ({ batch }) => done(batch && { batch, full: [] }) },
    )
  }
  const error = one.error ?? many.error
  return (
    <ConfirmDialog
      opened={doomed !== null}
      onClose={close}
      title={t('delete.title')}
      cancel={t('delete.cancel')}
      confirm={{ label: t('delete.confirm'), pendingLabel: t('delete.pending'), danger: true }}
      onConfirm={confirm}
      pending={one.isPending || many.isPending}
      failure={error && errorText(error, t('delete.failed'))}
    >
      {doomed && ('id' in doomed ? <OneEntry title={doomed.title} /> : <ManyEntries target={doomed} />)}
    </ConfirmDialog>
  )
}

function OneEntry({ title }: { title: string }) {
  return (
    <>
      <Text fw={550} mb="xs">
        {title}
      </Text>
      <Text>{t('delete.one')}</Text>
      <Text c="dimmed" size="sm" mt="xs">
        {t('delete.restorable')}
      </Text>
    </>
  )
}

function ManyEntries({ target }: { target: Target }) {
  return (
    <>
      <Text>{t('delete.many', { n: target.count })}</Text>
      {'filters' in target && (
        <Text c="dimmed" size="sm" mt="xs">
          {scopeOf(target.filters)}
        </Text>
      )}
    </>
  )
}
