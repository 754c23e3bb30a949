import { useEffect } from 'react'
import { useSession } from '#web/lib/use-session.ts'
import { useChat } from '../conversation/use-chat.ts'
import { lastVisit } from './last-visit.ts'

/** Notes the conversation that a visitor has; it is forgotten once it is gone, or becomes a member's. */
export function useLastVisit(): void {
  const { status } = useSession()
  const id = useChat(({ conversationId }) => conversationId)
  const words = useChat(({ messages }) => messages.find(({ role }) => role === 'user')?.content ?? '')
  const isMissing = useChat(({ load }) => load === 'missing')
  useEffect(() => {
    if (status === 'out' && id && words) lastVisit.set({ id, words })
  }, [status, id, words])
  useEffect(() => {
    if (status === 'in' || (isMissing && lastVisit.get()?.id === id)) lastVisit.set(null)
  }, [status, isMissing, id])
}
