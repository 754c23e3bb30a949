import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConversationLink, conversationLinksApi } from '#shared/conversation-links.ts'
import { call } from '#web/lib/api.ts'

const KEY = 'conversation-links'

/** The links to a conversation that still open something, newest first, and what changes them. */
export function useLinks(conversationId: string) {
  const client = useQueryClient()
  const queryKey = [KEY, conversationId]
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(conversationLinksApi.list, { conversationId }, { signal }),
    // A link may have been turned off elsewhere.
    staleTime: 0,
  })
  const change = (by: (links: ConversationLink[]) => ConversationLink[]) =>
    client.setQueryData<ConversationLink[]>(queryKey, (known) => by(known ?? []))
  const create = useMutation({
    mutationFn: (asked: { days: number; named: boolean }) =>
      call(conversationLinksApi.create, { id: conversationId, ...asked }),
    onSuccess: (link) => change((known) => [link, ...known]),
  })
  const revoke = useMutation({
    mutationFn: (id: string) => call(conversationLinksApi.revoke, { id }),
    onSuccess: (_done, id) => change((known) => known.filter((link) => link.id !== id)),
  })
  return { links, create, revoke }
}
