import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { textsOf } from '#web/lib/texts.ts'
import { clearToasts, toast } from '#web/lib/toast.ts'
import { drafts } from '../draft/drafts.ts'
import type { ChatNews } from './chat-core.ts'
import { chat } from './current-chat.ts'
import { failureToast } from './failure-toast.ts'
import { rememberConversation } from './resume.ts'
import type { AnonymousCounter } from './use-anonymous-count.ts'

const t = textsOf('chat')

/** Answers what happens in the conversation with toasts, the visitor's counter and the sign-up modal. */
export function useChatNews({
  onLimit,
  anonymous,
}: {
  onLimit: () => void
  anonymous: AnonymousCounter
}): void {
  const navigate = useNavigate()
  const handle = useEffectEvent((news: ChatNews) => {
    switch (news.type) {
      case 'failed': {
        // Signed in again, the person goes on here.
        if (news.code === 'unauthenticated') rememberConversation(chat.get().conversationId)
        return toast(failureToast(news))
      }
      case 'replied': {
        if (sessionStore.get().status !== 'out' || !anonymous.add()) return
        const signUp = () => void navigate(ROUTES.auth, { state: SIGN_UP_FIRST })
        const action = { label: t('visitor.signUp'), onClick: signUp }
        return toast({
          title: t('news.unlock'),
          text: t('news.unlockText'),
          tone: 'info',
          duration: 8000,
          aside: true,
          action,
        })
      }
      case 'limit':
        anonymous.exhaust()
        // The hint says what the modal says.
        clearToasts()
        return onLimit()
      case 'adopted':
        return drafts.move(news.conversationId)
      case 'empty':
        return toast({
          title: t('news.empty'),
          text: t('news.emptyText'),
          tone: 'info',
        })
      case 'not-loaded':
        return toast({ title: t('failures.error'), text: t('failures.notOpened'), tone: 'error' })
    }
  })
  useEffect(() => chat.listen((news) => handle(news)), [])
}
