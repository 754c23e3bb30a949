import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'
import { useChat } from '../conversation/use-chat.ts'
import { useLastVisit } from '../visitor/use-last-visit.ts'
import { type Address, type AddressEvent, afterEvent, NOWHERE } from './address-events.ts'
import { takeStep } from './take-step.ts'

/**
 * Keeps the address and the conversation the same: an address opens its conversation, a new conversation
 * that the server has taken gets its address, and a change of person starts afresh.
 */
export function useAddress(): void {
  const { id = null } = useParams()
  const { key, state, pathname } = useLocation()
  const navigate = useNavigate()
  const { status, user, departure } = useSession()
  const conversationId = useChat((chat) => chat.conversationId)
  const answering = useChat((chat) => (chat.reply ? chat.conversationId : null))
  const userId = user?.id ?? null
  const isKnown = status !== 'loading'
  const place = useRef({ ...NOWHERE, userId })

  const happen = useEffectEvent((event: AddressEvent) => {
    const after = afterEvent(place.current, event)
    place.current = after.place
    for (const step of after.steps) {
      takeStep(step, { navigate, isStill: (person) => place.current.userId === person })
    }
  })
  const addressNow = useEffectEvent(
    (): Address => ({ key, id, state, isCurrent: window.location.pathname === pathname }),
  )

  useEffect(() => {
    if (!isKnown) return
    // The key tells one visit of an address from the next.
    const at = { ...addressNow(), key }
    happen({ type: 'arrived', at, person: { userId, departure }, conversationId: chat.get().conversationId })
  }, [key, isKnown, userId, departure])

  useEffect(
    () =>
      chat.listen((news) => {
        if (news.type === 'adopted') {
          happen({ type: 'adopted', at: addressNow(), conversationId: news.conversationId })
        }
      }),
    [],
  )

  useEffect(() => {
    if (!answering || chat.get().conversationId !== answering) return
    happen({ type: 'answering', at: { ...addressNow(), id }, conversationId: answering })
  }, [answering, id])

  useLastVisit()
  useEffect(() => {
    if (status === 'out' && conversationId) happen({ type: 'visited', conversationId })
  }, [status, conversationId])
}
