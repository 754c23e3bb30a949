import { useQuery } from '@tanstack/react-query'
import type { Venture } from '#shared/dashboard.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useChat } from '../conversation/use-chat.ts'
import { storedList } from '../keeping/stored-list.ts'
import { useRoadmap } from '../updates/use-roadmap.ts'

interface FedVenture {
  /** The venture that the conversation on screen feeds, or would if it began now. */
  readonly venture: Venture
  readonly ventures: readonly Venture[]
  /** Before the first message. */
  readonly isOpen: boolean
}

/** What the conversation on screen feeds; undefined for somebody with a single venture, who has nothing to tell apart. */
export function useVenture(): FedVenture | undefined {
  const roadmap = useRoadmap()
  const { user } = useSession()
  const { data: conversations } = useQuery(storedList(user?.id))
  const conversationId = useChat((chat) => chat.conversationId)
  const isOpen = useChat(({ conversationId, messages }) => {
    return conversationId === null && !messages.some(({ role }) => role === 'user')
  })
  if (!roadmap || roadmap.ventures.length < 2) return undefined
  const fed = conversations?.find(({ id }) => id === conversationId)?.venture_id
  const venture = roadmap.ventures.find(({ id }) => id === fed) ?? roadmap.venture
  return { venture, ventures: roadmap.ventures, isOpen }
}
