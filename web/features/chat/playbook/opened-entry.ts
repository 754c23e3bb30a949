import type { EntryRef } from '../markdown/entry-link.tsx'

/** What is open beside the chat: the entries that led to one another, the one shown last. */
export type Trail = readonly EntryRef[]

let trail: Trail | null = null
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function show(next: Trail | null): void {
  trail = next
  for (const listener of listeners) listener()
}

/** The entry beside the chat. It lives outside the pages, so that a change of the conversation's address keeps it. */
export const openedEntry = {
  get: (): Trail | null => trail,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Opens an entry; `link` gets the focus back when it closes. */
  open(entry: EntryRef, link: HTMLElement | null): void {
    opener = link
    show([entry])
  },

  /** Shows another entry in its place, with a way back. */
  follow(entry: EntryRef): void {
    show([...(trail ?? []), entry])
  },

  back(): void {
    if (trail && trail.length > 1) show(trail.slice(0, -1))
    else openedEntry.close()
  },

  close(): void {
    if (trail) show(null)
  },

  /** Closes it and leaves the focus to whoever calls. */
  dismiss(): void {
    opener = null
    openedEntry.close()
  },

  /** Returns the focus to the link that opened it, if that is still there; once, when the chat can have the focus again. */
  returnFocus(): void {
    const link = opener
    opener = null
    if (link?.isConnected) link.focus({ preventScroll: true })
  },
}
