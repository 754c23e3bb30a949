import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type ConversationListItem, conversationsApi } from '#shared/conversations.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'

/** The cache's name for every list of conversations. */
export const CONVERSATIONS_KEY = 'conversations'
/** As many as one call brings, archived ones too. */
const LIST_LIMIT = 1000

/** A person's conversations with the archived ones: one call, of which each list shows its part. */
export const storedList = (userId: string | undefined) =>
  queryOptions({
    queryKey: [CONVERSATIONS_KEY, userId],
    queryFn: ({ signal }) => call(conversationsApi.list, { archived: 'all', limit: LIST_LIMIT }, { signal }),
    enabled: userId !== undefined,
  })

/** The list as it is known here, to show a change before the server has answered. */
export function useStoredList() {
  const { user } = useSession()
  const client = useQueryClient()
  const { queryKey: key } = storedList(user?.id)
  return {
    key,
    change(by: (items: ConversationListItem[]) => ConversationListItem[]): void {
      client.setQueryData(key, (items) => items && by(items))
    },
  }
}
