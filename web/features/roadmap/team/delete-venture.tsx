import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#web/lib/api-error.ts'
import { formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { membersQuery } from '#web/lib/venture-queries.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { useVentureChanges } from './venture-changes.ts'

const t = textsOf('roadmap')

/** Asks before the venture is deleted for all of its people: what goes with it, who loses it, and what stays. */
export function DeleteVentureDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data } = useRoadmap()
  const { user } = useSession()
  const { id } = data.venture
  const name = ventureName(data.venture)
  const { data: people } = useQuery({ ...membersQuery(id), enabled: opened })
  const { remove } = useVentureChanges()
  const others = (people?.members ?? []).filter(({ user_id }) => user_id !== user?.id)
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('venture.deleteQuestion', { name })}
      cancel={t('venture.cancel')}
      confirm={{ label: t('venture.delete'), pendingLabel: t('venture.deleting'), danger: true }}
      pending={remove.isPending}
      failure={remove.error && errorText(remove.error, t('page.unreachable'))}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            toast({ title: t('venture.deleted', { name }), tone: 'ok' })
            onClose()
          },
        })
      }
    >
      <Stack gap="sm">
        <Text>{t('venture.deleteGoes')}</Text>
        {others.length > 0 && (
          <Text>{t('venture.deleteLose', { names: formatList(others.map((person) => person.name)) })}</Text>
        )}
        <Text>{t('venture.deleteStays')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
