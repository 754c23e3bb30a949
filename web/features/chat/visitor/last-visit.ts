import { tabStore } from '#web/lib/storage.ts'

const KEY = 'beachhead.visit'
/** As much of the first message as its link may show, in characters. */
const WORDS = 120

/** The conversation that a visitor had last in this browser session. */
export interface Visit {
  readonly id: string
  /** The beginning of its first message. */
  readonly words: string
}

const listeners = new Set<() => void>()
let known: { text: string | null; visit: Visit | null } = { text: null, visit: null }

/** The visitor's last conversation, so that the start page leads back to it. */
export const lastVisit = {
  get(): Visit | null {
    const text = tabStore.get(KEY)
    // A store gives the same object until it changes.
    if (text !== known.text) known = { text, visit: parse(text) }
    return known.visit
  },

  set(visit: Visit | null): void {
    if (visit) tabStore.set(KEY, JSON.stringify({ ...visit, words: visit.words.slice(0, WORDS) }))
    else tabStore.remove(KEY)
    for (const listener of listeners) listener()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function parse(text: string | null): Visit | null {
  try {
    return JSON.parse(text ?? 'null') as Visit | null
  } catch {
    return null
  }
}
