import { useEffect, useRef } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import { useLeadsToMessage } from './message-anchor.ts'

/** Follows the end of the conversation while it is in view, and goes there when the person asks `lastQuestion`. */
export function useFollowing(lastQuestion: string | undefined) {
  const leadsToMessage = useLeadsToMessage()
  const follow = useStickToBottom({ initial: leadsToMessage ? false : 'instant', resize: 'instant' })
  const { scrollToBottom, scrollRef, state: followed } = follow

  // Whoever sends wants to see what comes of it, wherever they were reading.
  const sentKey = useRef(lastQuestion)
  useEffect(() => {
    if (lastQuestion === sentKey.current) return
    const isFirst = sentKey.current === undefined
    sentKey.current = lastQuestion
    if (isFirst && leadsToMessage) return
    void scrollToBottom('instant')
  }, [lastQuestion, leadsToMessage, scrollToBottom])

  // A phone's keyboard or a growing message box takes room from the list: its end stays in view.
  useEffect(() => {
    const scroller = scrollRef.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      // Set through the library, so that it does not take the change for the reader's scrolling.
      if (followed.isAtBottom) followed.scrollTop = scroller.scrollHeight
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scrollRef, followed])
  return follow
}
