import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conversationsApi } from '#shared/conversations.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useStoredList } from './stored-list.ts'

const t = textsOf('keeping')

interface Change {
  readonly id: string
  readonly title?: string
  readonly pinned?: boolean
  readonly archived?: boolean
}

/** Renames, pins or archives a conversation, or takes that back; shown at once, told when it failed. */
export function useChange() {
  const client = useQueryClient()
  const list = useStoredList()
  return useMutation({
    mutationFn: (change: Change) => call(conversationsApi.update, change),
    onMutate(change) {
      list.change((items) =>
        items.map((item) => (item.id === change.id ? { ...item, ...wholly(change) } : item)),
      )
    },
    onError(error, { title }) {
      const text = errorText(error, t(title === undefined ? 'keep.changeFailed' : 'keep.renameFailed'))
      toast({ title: t('keep.error'), text, tone: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: list.key }),
  })
}

/** What is archived is not pinned, and what is pinned not archived. */
function wholly(change: Change): Change {
  return {
    ...change,
    ...(change.archived && { pinned: false }),
    ...(change.pinned && { archived: false }),
  }
}

/** Archives a conversation, or takes it back out, and offers to undo that. */
export function useArchive() {
  const { mutate, mutateAsync } = useChange()
  return async (id: string, archived: boolean, wasPinned: boolean): Promise<void> => {
    const undo = () => mutate({ id, archived: !archived, ...(wasPinned && { pinned: true }) })
    try {
      await mutateAsync({ id, archived })
    } catch {
      // The mutation has told it.
      return
    }
    toast({
      title: t(archived ? 'keep.archived' : 'keep.unarchived'),
      ...(archived && { text: t('keep.archivedText') }),
      tone: 'ok',
      duration: 8000,
      action: { label: t('keep.undo'), onClick: undo },
    })
  }
}
