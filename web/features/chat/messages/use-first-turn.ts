import { startTransition, useEffect, useState } from 'react'
import { useLeadsToMessage } from './message-anchor.ts'

/** Turns that a conversation is opened with, and as many more each time. */
const AT_ONCE = 6
/** Between them what somebody presses is answered; milliseconds. */
const PAUSE_MS = 30

/** Whether a browser keeps the reader's place when something comes above it. */
const keepsPlace = () => typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true

/**
 * The first of a conversation's turns to draw. It is opened with its last ones, and the older ones follow in
 * pieces: drawing a long one whole would leave its reader without an answer for a second.
 */
export function useFirstTurn(count: number): number {
  const isWhole = useLeadsToMessage() || !keepsPlace()
  const [left, setLeft] = useState(() => Math.max(0, count - AT_ONCE))
  useEffect(() => {
    if (isWhole || left === 0) return
    const more = () => startTransition(() => setLeft(Math.max(0, left - AT_ONCE)))
    const timer = setTimeout(more, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWhole, left])
  return isWhole ? 0 : Math.min(left, Math.max(0, count - AT_ONCE))
}
