import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const SHOWN_MS = 2000

/** The id of a message's place on the page; an address ends in it to lead to that message. */
export const messageAnchor = (id: string): string => `message-${id}`

/** Whether the address leads to one message, rather than to the conversation's end. */
export function useLeadsToMessage(): boolean {
  return useLocation().hash.startsWith('#message-')
}

/** Goes to the message that the address leads to once it is there, and shows for 2 s which one it is. */
export function useMessageAnchor(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { hash, key } = useLocation()
  const shown = useRef('')
  useEffect(() => {
    if (!isThere || !hash.startsWith('#message-') || shown.current === key) return
    const message = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`)
    if (!message) return
    shown.current = key
    message.scrollIntoView({ block: 'center' })
    message.tabIndex = -1
    message.focus({ preventScroll: true })
    message.dataset.shown = ''
    setTimeout(() => delete message.dataset.shown, SHOWN_MS)
  }, [list, isThere, hash, key])
}
