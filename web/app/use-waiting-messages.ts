import { useEffect } from 'react'
import { keepInTab, waiting } from '#web/features/chat/transport/waiting.ts'
import { connection } from '#web/lib/connection.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { warn } from '#web/lib/warn.ts'

/** Sends what was written without a network as soon as there is one, on whatever page. */
export function useWaitingMessages(): void {
  useEffect(() => {
    let person = sessionStore.get().user?.id
    const onSession = () => {
      const { user, departure } = sessionStore.get()
      if (person === user?.id) return
      if (person && !user && departure === 'signed-out') keepInTab(person)
      person = user?.id
      send()
    }
    const leaveSession = sessionStore.subscribe(onSession)
    const leaveConnection = connection.subscribe(() => connection.get() === null && send())
    window.addEventListener('online', send)
    send()
    return () => {
      leaveSession()
      leaveConnection()
      window.removeEventListener('online', send)
    }
  }, [])
}

function send(): void {
  if (!navigator.onLine || waiting.list().length === 0) return
  import('#web/features/chat/conversation/send-waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => warn('What was written without a network could not be sent.', error))
}
