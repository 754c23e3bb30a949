import { useEffect } from 'react'
import { waiting } from '../transport/waiting.ts'
import { chat } from './current-chat.ts'

/** Sends again what the server had refused as soon as there is a network, and reads what was missed. */
export function useSendWhenBack(): void {
  useEffect(() => {
    const onBack = () => {
      // What waits goes out by itself, on whatever page (useWaitingMessages).
      if (waiting.list().length > 0) return
      if (chat.get().messages.some(({ status }) => status === 'unsent')) chat.retry()
      else void chat.refresh()
    }
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [])
}
