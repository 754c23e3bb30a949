import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { adminConversationsApi } from '#shared/admin/conversations.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { warn } from '#web/lib/warn.ts'

/** Whether the operator of this installation allows conversations to be read here; undefined until known. */
export function useMayRead(): boolean | undefined {
  const { isOperator } = useSession()
  const { data, isError } = useQuery({
    queryKey: ['admin', 'notices'],
    queryFn: () => call(noticesApi.list, {}),
    enabled: isOperator,
  })
  // The server refuses anyway; not knowing must not hide the page.
  return isError ? true : data?.capabilities.conversations
}

/** The conversations that match, page by page. Failures are only logged (product.md section 8). */
export function useAdminConversations(search: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['admin', 'conversations', search],
    queryFn: ({ pageParam, signal }) =>
      call(adminConversationsApi.list, { search: search || undefined, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
    placeholderData: keepPreviousData,
    // Everything that was scrolled through would be fetched anew.
    refetchOnWindowFocus: false,
    meta: LOGGED,
  })
}

/** The messages of one conversation. The server records each call as a view, so it is made once per opening. */
export function useAdminMessages(conversationId: string | undefined) {
  return useQuery({
    queryKey: ['admin', 'messages', conversationId],
    queryFn: ({ signal }) =>
      call(adminConversationsApi.messages, { conversationId: conversationId ?? '' }, { signal }),
    enabled: conversationId !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: LOGGED,
    refetchOnReconnect: false,
  })
}

const LOGGED = { failed: (error: Error) => warn('Conversations could not be loaded.', error) }
