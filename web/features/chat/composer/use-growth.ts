import { useLayoutEffect } from 'react'

/** Whether the style sheet alone does it, before any script has run. */
const GROWS = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/**
 * Lets the box grow with its text between its minimum and maximum height, also when its width changes, where the browser
 * does not do so by itself. Mantine's text area would do the same, but costs the first screen 4.6 kB and takes the
 * description from the box that readers hear.
 */
export function useGrowth(field: { current: HTMLTextAreaElement | null }): void {
  useLayoutEffect(() => {
    if (!GROWS && field.current) grow(field.current)
  })
  useLayoutEffect(() => {
    const element = field.current
    if (!element || GROWS) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      grow(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [field])
}

function grow(element: HTMLTextAreaElement): void {
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight}px`
}
