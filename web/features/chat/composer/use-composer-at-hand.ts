import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useChat } from '../conversation/use-chat.ts'

/** What takes keys itself. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

const messageBox = () => document.querySelector<HTMLTextAreaElement>('textarea[data-composer]')

/**
 * Keeps the message box at hand: it takes the focus when somebody arrives with a fine pointer (elsewhere that would bring
 * up a keyboard), and what is typed while no field has the focus goes into it.
 */
export function useComposerAtHand(): void {
  const { key, pathname, hash } = useLocation()
  const isReady = useChat(({ load }) => load === 'ready')
  const arrive = useEffectEvent((_visit: string) => {
    // An address with a message leads there.
    if (hash || !window.matchMedia('(pointer: fine)').matches) return
    const focused = document.activeElement
    // The link to a new chat has done its work; one in the list of conversations is a place that its reader goes on from.
    const isFree = !focused || focused.matches('body, main') || pathname === ROUTES.home
    if (isFree && !focused?.matches(FIELDS) && !isDialogOpen()) messageBox()?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isReady) arrive(key)
  }, [key, isReady])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The key itself then does in the box what it does there.
      if (isText(event) && !takesKeys(event.target) && !isDialogOpen()) messageBox()?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether a key stands for a character that nothing else is waiting for: a space scrolls, or presses a button. */
function isText({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return (
    [...key].length === 1 &&
    key !== ' ' &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !isComposing &&
    !defaultPrevented
  )
}

/** Lists and menus find their rows by letters. */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(`${FIELDS}, [role=menu], [role=listbox], [role=tree]`) !== null
  )
}

const isDialogOpen = () => document.querySelector('[role=dialog][aria-modal=true]') !== null
