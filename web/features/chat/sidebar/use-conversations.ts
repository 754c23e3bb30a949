import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type ConversationListItem, conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'

const t = textsOf('chat')

const KEY = 'conversations'

/** The person's conversations, kept up to date with every change made anywhere. */
export function useConversations() {
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: [KEY, user?.id],
    queryFn: ({ signal }) => call(conversationsApi.list, {}, { signal }),
    enabled: user !== null,
  })
  const { isError, errorUpdatedAt } = query
  useEffect(() => {
    if (isError && errorUpdatedAt)
      toast({ title: t('failures.error'), text: t('sidebar.listFailed'), tone: 'error' })
  }, [isError, errorUpdatedAt])

  useChanges('conversations', (change) => {
    void client.invalidateQueries({ queryKey: [KEY] })
    const { conversationId } = chat.get()
    if (!conversationId || (change && change.id !== conversationId)) return
    if (change?.op === 'DELETE') void navigate(ROUTES.home)
    else void chat.refresh()
  })
  return query
}

/** Gives a conversation a new title. */
export function useRename() {
  const { user } = useSession()
  const client = useQueryClient()
  const key = [KEY, user?.id]
  return useMutation({
    mutationFn: (input: { id: string; title: string }) => call(conversationsApi.update, input),
    onMutate({ id, title }) {
      client.setQueryData<ConversationListItem[]>(key, (list) =>
        list?.map((item) => (item.id === id ? { ...item, title } : item)),
      )
    },
    onError: (error) =>
      toast({ title: t('failures.error'), text: errorText(error, t('sidebar.renameFailed')), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Deletes a conversation; the one on screen gives way to a new chat. */
export function useDelete() {
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = [KEY, user?.id]
  return useMutation({
    mutationFn: (id: string) => call(conversationsApi.remove, { id }),
    onSuccess({ evidence }, id) {
      client.setQueryData<ConversationListItem[]>(key, (list) => list?.filter((item) => item.id !== id))
      toast({ title: t('sidebar.success'), text: t('sidebar.deleted'), tone: 'ok' })
      if (evidence > 0) offerToForget(id, evidence)
      if (chat.get().conversationId === id) void navigate(ROUTES.home)
    },
    onError: () => toast({ title: t('failures.error'), text: t('sidebar.deleteFailed'), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** What the roadmap learned from a deleted conversation stays, and can be taken back. */
function offerToForget(id: string, evidence: number): void {
  const forget = async () => {
    try {
      await call(dashboardApi.forgetEvidence, { id })
      toast({ title: t('forget.done'), text: t('forget.doneText'), tone: 'ok' })
    } catch (error) {
      const text = errorText(error, t('forget.failed'))
      toast({ title: t('failures.error'), text, tone: 'error' })
    }
  }
  toast({
    title: t('forget.title'),
    text: t('forget.text', { count: evidence }),
    tone: 'info',
    duration: 15_000,
    action: { label: t('forget.act', { count: evidence }), onClick: () => void forget() },
  })
}
