import { useEffect, useEffectEvent, useState } from 'react'
import { chatApi } from '#shared/chat.ts'
import { conversationLanguage } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'
import { call } from '#web/lib/api.ts'
import { type Message, turnsOf } from '../conversation/message.ts'
import { newestTurns, TURNS_FOR_SUGGESTIONS } from '../conversation/newest-turns.ts'

/** Wait after the last message has changed (product.md section 9); milliseconds. */
const DEBOUNCE_MS = 500
const SHOWN = 3

/** Follow-ups to the finished reply `last`; the defaults of the conversation's language when none come. */
export function useSuggestions(last: Message | undefined, messages: readonly Message[]): readonly string[] {
  const [found, setFound] = useState<{ for: string; texts: readonly string[] } | null>(null)
  const askedNow = useEffectEvent(() => turnsOf(messages))
  // The same reply under its stored id is still the same reply.
  const subject = last ? `${last.key} ${last.content.length}` : null
  useEffect(() => {
    if (!subject) return
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const asked = askedNow()
      const suggestions = await call(
        chatApi.suggestions,
        { messages: newestTurns(asked, TURNS_FOR_SUGGESTIONS) },
        { signal: left.signal },
      )
        .then((answer) => answer.suggestions.slice(0, SHOWN))
        .catch(() => [])
      if (left.signal.aborted) return
      const texts = suggestions.length > 0 ? suggestions : DEFAULT_SUGGESTIONS[conversationLanguage(asked)]
      setFound({ for: subject, texts: [...new Set(texts)] })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [subject])
  return subject !== null && found?.for === subject ? found.texts : []
}
