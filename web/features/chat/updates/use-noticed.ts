import { useQuery } from '@tanstack/react-query'
import { noticedApi } from '#shared/noticed.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { getVisitorId } from '#web/lib/visitor.ts'
import { useChat } from '../conversation/use-chat.ts'

/** What the visitor's conversation would put on a roadmap, read after each reply; undefined for members. */
export function useNoticed() {
  const { status } = useSession()
  const conversationId = useChat((state) => state.conversationId)
  const last = useChat(({ messages }) => messages.findLast(({ role, id }) => role === 'user' && id)?.id)
  const idle = useChat(({ reply, load }) => reply === null && load === 'ready')
  // Somebody who has just signed out still sees a conversation of theirs, which no visitor may read.
  const visits = status === 'out' && getVisitorId() !== null
  const { data } = useQuery({
    queryKey: ['noticed', conversationId, last],
    queryFn: ({ signal }) => call(noticedApi.preview, { conversationId: conversationId ?? '' }, { signal }),
    enabled: visits && conversationId !== null && last !== undefined && idle,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === conversationId ? before : undefined),
    retry: false,
  })
  return data
}
