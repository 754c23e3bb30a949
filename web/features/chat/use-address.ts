import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import { conversationPath } from './conversation-path.ts'
import { chat } from './current-chat.ts'
import { openingLine, prefill } from './entry-prompt.ts'
import { becomesOurs, rememberConversation, takeConversation } from './resume.ts'
import { useChat } from './use-chat.ts'

/**
 * Keeps the address and the conversation the same: an address opens its conversation, a new conversation
 * that the server has taken gets its address, and a change of person starts afresh.
 */
export function useAddress(): void {
  const { id = null } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { status, user, departure } = useSession()
  const conversationId = useChat((state) => state.conversationId)
  const userId = user?.id ?? null
  const entered = useRef({ userId, key: '' })
  const isKnown = status !== 'loading'

  useEffect(() => {
    if (!isKnown) return
    const { pathname, state, key } = location
    const changedPerson = entered.current.userId !== userId
    const changedAddress = entered.current.key !== key
    entered.current = { userId, key }
    if (!changedPerson && !changedAddress) return
    const goOn = async (next: string) => {
      const ours = await becomesOurs(next)
      const untouched = chat.get().messages.length === 0 && window.location.pathname === ROUTES.home
      if (ours && untouched) void navigate(conversationPath(next), { replace: true })
    }

    if (changedPerson) {
      const before = chat.get().conversationId ?? id
      chat.clear()
      // Whoever signed out here has been sent elsewhere already.
      if (!before || window.location.pathname !== pathname) return
      if (userId === null && departure === 'ended') rememberConversation(before)
      void navigate(ROUTES.home, { replace: true })
      if (userId !== null) void goOn(before)
      return
    }
    if (id) {
      if (chat.get().conversationId === id) void chat.refresh()
      else void chat.open(id)
      return
    }
    chat.clear()
    const noted = status === 'in' ? takeConversation() : null
    if (noted) void goOn(noted)
    else if (departure !== 'ended') rememberConversation(null)
    chat.recover()
    prefill(state)
    void openingLine(state).then((line) => {
      if (line && status === 'in' && entered.current.userId === userId) chat.seed(line)
    })
    // Used up: a reload must not ask again.
    if (state) void navigate(ROUTES.home, { replace: true, state: null })
  }, [location, id, isKnown, status, userId, departure, navigate])

  useEffect(() => {
    const adopted = chat.get().conversationId
    if (!adopted || adopted !== conversationId || id === adopted) return
    if (id === null) void navigate(conversationPath(adopted), { replace: true })
  }, [conversationId, id, navigate])

  useEffect(() => {
    if (status === 'out' && conversationId) rememberConversation(conversationId)
  }, [status, conversationId])
}
