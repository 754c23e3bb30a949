import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { conversationNotesApi } from '#shared/admin/conversation-notes.ts'
import { adminConversationsApi, TEXT_MIN } from '#shared/admin/conversations.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { warn } from '#web/lib/warn.ts'
import type { Filters } from './use-filters.ts'

/** Whether the operator of this installation allows conversations to be read here; undefined until known. */
export function useMayRead(): boolean | undefined {
  const { isOperator } = useSession()
  const { data, isError } = useQuery({
    queryKey: ['admin', 'notices'],
    queryFn: ({ signal }) => call(noticesApi.list, {}, { signal }),
    enabled: isOperator,
  })
  // The server refuses anyway; not knowing must not hide the page.
  return isError ? true : data?.capabilities.conversations
}

/** The conversations that match, page by page. Failures are only logged (product.md section 8). */
export function useAdminConversations({ search, text, signs, ...filters }: Filters) {
  return useInfiniteQuery({
    queryKey: ['admin', 'conversations', { search, text, signs, ...filters }],
    queryFn: ({ pageParam, signal }) =>
      call(
        adminConversationsApi.list,
        {
          ...filters,
          search: search || undefined,
          text: text.length < TEXT_MIN ? undefined : text,
          signs: signs.join(',') || undefined,
          cursor: pageParam,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Everything that was scrolled through would be fetched anew.
    refetchOnWindowFocus: false,
    meta: LOGGED,
  })
}

/** The labels that conversations can be filtered by; none until they are known. */
export function useLabels() {
  const { data } = useQuery({
    queryKey: LABELS_KEY,
    queryFn: ({ signal }) => call(conversationNotesApi.labels, {}, { signal }),
    meta: LOGGED,
  })
  return data?.labels ?? []
}

export const LABELS_KEY = ['admin', 'labels']

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
