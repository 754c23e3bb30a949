import { useEffect } from 'react'
import { chat } from '../conversation/current-chat.ts'

/** Sends what could not be sent without a network as soon as there is one, and reads what was missed. */
export function useSendWhenBack(): void {
  useEffect(() => {
    const onBack = () => {
      if (chat.get().messages.some(({ status }) => status === 'unsent')) chat.retry()
      else void chat.refresh()
    }
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [])
}
