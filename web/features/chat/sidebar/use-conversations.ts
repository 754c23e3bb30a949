import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'
import { CONVERSATIONS_KEY, storedList, useStoredList } from '../keeping/stored-list.ts'

const t = textsOf('chat')

/** The person's conversations, archived ones too, kept up to date with every change made anywhere. */
export function useConversations() {
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery(storedList(user?.id))
  const list = useStoredList()
  const { isError, errorUpdatedAt } = query
  useEffect(() => {
    if (isError && errorUpdatedAt)
      toast({ title: t('failures.error'), text: t('sidebar.listFailed'), tone: 'error' })
  }, [isError, errorUpdatedAt])

  useChanges('conversations', (change) => {
    // At once, so that nothing is asked of a conversation that is gone.
    if (change?.op === 'DELETE') list.change((items) => items.filter(({ id }) => id !== change.id))
    void client.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] })
    const { conversationId } = chat.get()
    if (!conversationId || (change && change.id !== conversationId)) return
    if (change?.op === 'DELETE') {
      chat.clear()
      void navigate(ROUTES.home)
    } else void chat.refresh()
  })
  return query
}
