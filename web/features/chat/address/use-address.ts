import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import { chat } from '../conversation/current-chat.ts'
import { useChat } from '../conversation/use-chat.ts'
import { conversationPath } from './conversation-path.ts'
import { openingLine, prefill } from './entry-prompt.ts'
import { becomesOurs, rememberConversation, takeConversation } from './resume.ts'

/**
 * Keeps the address and the conversation the same: an address opens its conversation, a new conversation
 * that the server has taken gets its address, and a change of person starts afresh.
 */
export function useAddress(): void {
  const { id = null } = useParams()
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  const { status, user, departure } = useSession()
  const conversationId = useChat((state) => state.conversationId)
  const answering = useChat((state) => (state.reply ? state.conversationId : null))
  const userId = user?.id ?? null
  const entered = useRef({ userId, key: '' })
  /** The state handed over has been taken out of the address, which thereby is a new one. */
  const usedUp = useRef(false)
  const isKnown = status !== 'loading'

  useEffect(() => {
    if (!isKnown) return
    const { state, key } = location
    const changedPerson = entered.current.userId !== userId
    const changedAddress = entered.current.key !== key
    entered.current = { userId, key }
    if (!changedPerson && !changedAddress) return
    const goOn = async (next: string) => {
      const ours = await becomesOurs(next)
      const untouched = chat.get().messages.length === 0 && window.location.pathname === ROUTES.home
      // The address stays the start page's, where signing in leads, until the person goes on writing.
      if (ours && untouched) void chat.open(next)
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
    if (usedUp.current && !state) {
      usedUp.current = false
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
    usedUp.current = Boolean(state)
    if (state) void navigate(ROUTES.home, { replace: true, state: null })
  }, [location, pathname, id, isKnown, status, userId, departure, navigate])

  useEffect(
    () =>
      chat.listen((news) => {
        // Whoever is on the way to another page, which is still loading, is not called back.
        const here = window.location.pathname === pathname
        if (news.type === 'adopted' && here) {
          void navigate(conversationPath(news.conversationId), { replace: true })
        }
      }),
    [navigate, pathname],
  )

  // One that was opened on the start page gets its address as soon as it goes on.
  useEffect(() => {
    if (!answering || id !== null || chat.get().conversationId !== answering) return
    if (window.location.pathname !== pathname) return
    void navigate(conversationPath(answering), { replace: true })
  }, [answering, id, navigate, pathname])

  useEffect(() => {
    if (status === 'out' && conversationId) rememberConversation(conversationId)
  }, [status, conversationId])
}
