import { tabStore } from '#web/lib/storage.ts'
import type { Opening } from './context-prompts.ts'

const KEY = 'beachhead.pendingPrompt'
/** How long a pending prompt is valid (product.md section 9); milliseconds. */
const VALID_MS = 5000

/** Keeps an opening for the chat that is about to open. */
export function putPendingPrompt(opening: Opening, now = Date.now()): void {
  tabStore.set(KEY, JSON.stringify({ ...opening, at: now }))
}

/** The opening kept a moment ago, once; null when there is none or it is too old. */
export function takePendingPrompt(now = Date.now()): Opening | null {
  const stored = tabStore.get(KEY)
  tabStore.remove(KEY)
  try {
    const { text, parts, at } = JSON.parse(stored ?? '') as Opening & { at: number }
    const isValid = typeof text === 'string' && Array.isArray(parts) && now - at >= 0 && now - at <= VALID_MS
    return isValid ? { text, parts } : null
  } catch {
    return null
  }
}
