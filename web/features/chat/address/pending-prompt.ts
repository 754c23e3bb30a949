import { tabStore } from '#web/lib/storage.ts'

const KEY = 'beachhead.pendingPrompt'
/** How long a pending prompt is valid (product.md section 9); milliseconds. */
const VALID_MS = 5000

/** Keeps an opening line for the chat that is about to open. */
export function putPendingPrompt(text: string, now = Date.now()): void {
  tabStore.set(KEY, JSON.stringify({ text, at: now }))
}

/** The opening line kept a moment ago, once; null when there is none or it is too old. */
export function takePendingPrompt(now = Date.now()): string | null {
  const stored = tabStore.get(KEY)
  tabStore.remove(KEY)
  try {
    const { text, at } = JSON.parse(stored ?? '') as { text: string; at: number }
    return typeof text === 'string' && now - at >= 0 && now - at <= VALID_MS ? text : null
  } catch {
    return null
  }
}
