import { useQuery } from '@tanstack/react-query'
import type { Venture } from '#shared/dashboard.ts'
import { useSession } from '#web/lib/use-session.ts'
import { venturesQuery } from '#web/lib/venture-queries.ts'
import { useChat } from '../conversation/use-chat.ts'
import { storedList } from '../keeping/stored-list.ts'
import { useRoadmap } from '../updates/use-roadmap.ts'

interface Choice extends Venture {
  /** Whether somebody else owns it. */
  readonly isMember: boolean
}

interface FedVenture {
  /** The venture that the conversation on screen feeds, or would if it began now. */
  readonly venture: Venture
  readonly ventures: readonly Choice[]
  /** Before the first message. */
  readonly isOpen: boolean
}

/**
 * What the conversation on screen feeds; undefined for somebody with a single venture, who has nothing to tell apart. A venture
 * that they are a mentor of is fed by nothing of theirs.
 */
export function useVenture(): FedVenture | undefined {
  const roadmap = useRoadmap()
  const { user, status } = useSession()
  const { data: known } = useQuery({ ...venturesQuery, enabled: status === 'in' })
  const { data: conversations } = useQuery(storedList(user?.id))
  const conversationId = useChat((chat) => chat.conversationId)
  const isOpen = useChat(({ conversationId, messages }) => {
    return conversationId === null && !messages.some(({ role }) => role === 'user')
  })
  if (!roadmap) return undefined
  const roles = new Map(known?.ventures.map(({ id, role }) => [id, role]))
  const ventures = roadmap.ventures
    .filter(({ id }) => roles.get(id) !== 'mentor')
    .map((each) => ({ ...each, isMember: roles.get(each.id) === 'member' }))
  if (ventures.length < 2) return undefined
  const byId = (wanted: string | null | undefined) => ventures.find(({ id }) => id === wanted)
  const fed = conversations?.find(({ id }) => id === conversationId)?.venture_id
  const open = ventures.find(({ archived_at }) => archived_at === null)
  return { venture: byId(fed) ?? byId(roadmap.venture.id) ?? open ?? roadmap.venture, ventures, isOpen }
}
