import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type ConversationListItem, conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useChanges } from '#web/lib/realtime.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'

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
      toast({ title: 'Error', text: 'Failed to load conversations', tone: 'error' })
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
    mutationFn: (input: { id: string; title: string }) => call(conversationsApi.rename, input),
    onMutate({ id, title }) {
      client.setQueryData<ConversationListItem[]>(key, (list) =>
        list?.map((item) => (item.id === id ? { ...item, title } : item)),
      )
    },
    onError: (error) =>
      toast({ title: 'Error', text: errorText(error, 'Failed to rename conversation'), tone: 'error' }),
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
      toast({ title: 'Success', text: 'Conversation deleted', tone: 'ok' })
      if (evidence > 0) offerToForget(id, evidence)
      if (chat.get().conversationId === id) void navigate(ROUTES.home)
    },
    onError: () => toast({ title: 'Error', text: 'Failed to delete conversation', tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** What the roadmap learned from a deleted conversation stays, and can be taken back. */
function offerToForget(id: string, evidence: number): void {
  const one = evidence === 1
  const forget = async () => {
    try {
      await call(dashboardApi.forgetEvidence, { id })
      toast({ title: 'Taken off your roadmap', text: 'Its history can bring it back.', tone: 'ok' })
    } catch (error) {
      const text = errorText(error, 'The server cannot be reached. Your roadmap is unchanged.')
      toast({ title: 'Error', text, tone: 'error' })
    }
  }
  toast({
    title: 'Your roadmap keeps what you said',
    text: one
      ? 'One piece of it came from this conversation, with its sentence.'
      : `${evidence} pieces of it came from this conversation, with their sentences.`,
    tone: 'info',
    duration: 15_000,
    action: { label: one ? 'Take it off' : 'Take them off', onClick: () => void forget() },
  })
}
