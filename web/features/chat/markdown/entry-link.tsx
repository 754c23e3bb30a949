import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import styles from './markdown.module.css'

/** An entry of the playbook, as a link names it. */
export interface EntryRef {
  readonly id: string
  /** Shown until the entry is there; null where only its address is known. */
  readonly title: string | null
}

/** How links to entries of the playbook are opened; without it they open in a new tab. */
export interface EntryOpener {
  /** The entry that is open now. */
  readonly opened: string | null
  open(entry: EntryRef, link: HTMLElement): void
}

export const EntryOpening = createContext<EntryOpener | null>(null)

const PATH = '/playbook/'

/** The entry that an address of this site leads to. */
export function entryOf(href: string | undefined): string | undefined {
  if (!href?.startsWith(PATH)) return undefined
  try {
    return decodeURIComponent(href.slice(PATH.length)) || undefined
  } catch {
    return undefined
  }
}

/** A link to an entry: opens it beside the chat, or wherever the reader's own click says. */
export function EntryLink({ id, href, children }: { id: string; href: string; children: ReactNode }) {
  const opener = useContext(EntryOpening)
  if (!opener)
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    )
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opener.open({ id, title: event.currentTarget.textContent }, event.currentTarget)
  }
  return (
    <a
      href={href}
      className={styles.entry}
      data-opened={opener.opened === id || undefined}
      aria-expanded={opener.opened === id}
      onClick={open}
    >
      {children}
    </a>
  )
}
