import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLeadsToMessage } from './message-anchor.ts'
import type { Turn } from './turns.ts'

/** Turns that a conversation is opened with at most. */
const AT_ONCE = 6
/** Turns that are drawn in one go after that. */
const MORE = 2
/** Characters that fill a large window, and what a message takes beside its text. */
const FILL = 3500
const FRAME = 150
/** Between them what somebody presses is answered; milliseconds. */
const PAUSE_MS = 30
/** A reader who does nothing reads what is there: the older turns come after this, and slowly; milliseconds. */
const QUIET_MS = 4000
const SLOW_PAUSE_MS = 250

/** A reader who may be on the way up. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Tells whether a browser keeps the reader's place when something comes above it. The server draws for those
 * that do.
 */
const keepsPlace = () =>
  typeof window === 'undefined' ||
  (typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto') === true)

/**
 * Returns the first of a conversation's turns to draw. It is opened with the last ones, which fill the
 * window, and the older ones follow in pieces: drawing a long one whole would leave its reader without an
 * answer for a second. They follow at once when the reader does something, and otherwise when the page has
 * rested: what is seen first comes before them. What is printed is whole.
 */
export function useFirstTurn(turns: readonly Pick<Turn, 'messages'>[]): number {
  const isWhole = useLeadsToMessage() || !keepsPlace()
  const [left, setLeft] = useState(() => turns.length - fillingTurns(turns))
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWhole || isWanted || left === 0) return
    const want = () => setWanted(true)
    for (const sign of SIGNS) addEventListener(sign, want, { passive: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, want)
    }
  }, [isWhole, isWanted, left])
  const [isRested, setRested] = useState(false)
  const pause = isWanted ? PAUSE_MS : isRested ? SLOW_PAUSE_MS : QUIET_MS
  useEffect(() => {
    if (isWhole || left === 0) return
    const more = () =>
      startTransition(() => {
        setRested(true)
        setLeft(Math.max(0, left - MORE))
      })
    const timer = setTimeout(more, pause)
    const all = () => flushSync(() => setLeft(0))
    addEventListener('beforeprint', all)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', all)
    }
  }, [isWhole, left, pause])
  return isWhole ? 0 : Math.min(left, Math.max(0, turns.length - 1))
}

/** Returns how many of the last turns fill the window. */
function fillingTurns(turns: readonly Pick<Turn, 'messages'>[]): number {
  const most = turns.slice(-AT_ONCE).reverse()
  let filled = 0
  const full = most.findIndex(({ messages }) => {
    for (const { content } of messages) filled += FRAME + content.length
    return filled >= FILL
  })
  return full < 0 ? most.length : full + 1
}
