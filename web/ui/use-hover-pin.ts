import { useDisclosure } from '@mantine/hooks'
import { type FocusEvent, useEffect, useRef, useState } from 'react'

const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 120
const QUIET_AFTER_CLOSE_MS = 400

/**
 * Opens on hover after 200 ms, on keyboard focus, or on a press, which also pins it. Returns what the control and the
 * dropdown take, besides whether it is open and pinned.
 */
export function useHoverPin() {
  const [opened, { open: show, close }] = useDisclosure(false)
  const [pinned, setPinned] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const quietUntil = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(act, delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    // Closing gives the focus back, which must not open the popover again.
    quietUntil.current = performance.now() + QUIET_AFTER_CLOSE_MS
    setPinned(false)
    close()
  }
  const press = () => {
    clearTimeout(timer.current)
    setPinned(true)
    show()
  }
  const hover = {
    onPointerEnter: (event: { pointerType: string }) =>
      event.pointerType === 'mouse' && after(OPEN_DELAY_MS, show),
    onPointerLeave: (event: { pointerType: string }) =>
      event.pointerType === 'mouse' && !pinned && after(CLOSE_DELAY_MS, hide),
  }
  const focus = {
    onFocus(event: FocusEvent<HTMLElement>) {
      if (performance.now() > quietUntil.current && event.currentTarget.matches(':focus-visible')) show()
    },
    onBlur: () => !pinned && after(CLOSE_DELAY_MS, hide),
  }
  return { opened, pinned, press, hide, hover, focus }
}
