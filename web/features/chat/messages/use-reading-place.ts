import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ChatState } from '../conversation/chat-state.ts'
import { useLeadsToMessage } from './message-anchor.ts'

/** As close to the end counts as being there; pixels. */
const AT_END = 4
/** From here on a way to the end is offered; pixels. */
const BELOW = 48
/** What steps aside for a reader comes back at the end: with less than this to go it does not leave first; pixels. */
const ROOM_ASIDE = 160

export interface ReadingPlace {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  /** The last turn has been answered in this view: it keeps a view's height, so that its question can stand on top. */
  readonly held: boolean
  /** There is more below what is in view. */
  readonly below: boolean
  toEnd(): void
}

/**
 * Where the reader is in the conversation. What they send goes to the top of the view and its reply grows below it; after
 * that nothing moves what they read. A conversation that is opened is shown from its end.
 */
export function useReadingPlace(
  { messages, reply, load, conversationId }: ChatState,
  onReadDown: (down: boolean) => void,
): ReadingPlace {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(false)
  const [heldFor, setHeldFor] = useState<string | null>(null)
  const atEnd = useRef(true)
  const leadsToMessage = useLeadsToMessage()
  const opening = useOpening(scroller, load === 'loading' ? conversationId : null)

  const isHeld = messages.length > 0 && heldFor === (messages[0]?.key ?? null)
  const isReplying = reply !== null
  if (isReplying && !isHeld && messages[0]) setHeldFor(messages[0].key)
  if (load === 'loading' && heldFor !== null) setHeldFor(null)

  const measure = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const left = element.scrollHeight - element.clientHeight - element.scrollTop
    atEnd.current = left <= AT_END
    setBelow(left > BELOW)
  }, [])

  // An answer that was asked for: its question goes to the top. One that goes on from its last word stays where it is.
  const answerKey = isReplying && reply.from === 0 ? messages.at(-1)?.key : undefined
  const isUnasked = reply?.unasked === true
  useLayoutEffect(() => {
    if (answerKey === undefined || isUnasked) return
    scroller.current?.querySelector('[data-turn]:last-of-type')?.scrollIntoView({ block: 'start' })
  }, [answerKey, isUnasked])

  useLayoutEffect(() => {
    const [view, text] = [scroller.current, content.current]
    if (!view || !text) return
    let height = view.clientHeight
    const observer = new ResizeObserver(() => {
      // A phone's keyboard or a growing message box takes room from the list: its end stays in view.
      const isSqueezed = view.clientHeight !== height && atEnd.current
      height = view.clientHeight
      if (isSqueezed || opening.current) view.scrollTop = view.scrollHeight
      measure()
    })
    observer.observe(view)
    observer.observe(text)
    return () => observer.disconnect()
  }, [measure, opening])

  const tellReading = useEffectEvent(onReadDown)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let top = element.scrollTop
    const onScroll = () => {
      const moved = element.scrollTop - top
      top = element.scrollTop
      measure()
      const left = element.scrollHeight - element.clientHeight - top
      if (moved < 0 || left <= AT_END) tellReading(false)
      else if (moved > 0 && left > ROOM_ASIDE) tellReading(true)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [measure])

  useLayoutEffect(() => {
    if (leadsToMessage || isReplying) opening.current = false
  }, [leadsToMessage, isReplying, opening])
  return {
    scroller,
    content,
    held: isHeld,
    below,
    toEnd: () => goToEnd(scroller.current),
  }
}

/** True from a conversation's opening until its reader does anything: until then its end is kept in view. */
function useOpening(scroller: RefObject<HTMLDivElement | null>, loadingId: string | null) {
  const opening = useRef(true)
  useLayoutEffect(() => {
    if (loadingId !== null) opening.current = true
  }, [loadingId])
  useEffect(() => {
    const element = scroller.current
    const settle = () => {
      opening.current = false
    }
    const kinds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
    for (const kind of kinds) element?.addEventListener(kind, settle, { passive: true })
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, settle)
    }
  }, [scroller])
  return opening
}

/** Goes to the end, or to the last question where that is still below. */
function goToEnd(scroller: HTMLElement | null): void {
  const last = scroller?.querySelector('[data-turn]:last-of-type')
  if (!scroller || !last) return
  const isBelow =
    last.getBoundingClientRect().top > scroller.getBoundingClientRect().top + scroller.clientHeight / 2
  if (isBelow) last.scrollIntoView({ block: 'start' })
  else scroller.scrollTo({ top: scroller.scrollHeight })
}
