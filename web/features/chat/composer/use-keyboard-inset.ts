import { useEffect } from 'react'

/**
 * Where a phone's keyboard covers the page instead of shrinking it (Safari), `--keyboard` is how much it
 * covers, so that the message box stays above it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      // Zooming in also shrinks the visual viewport, and must not move the page.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height
      style.setProperty('--keyboard', `${covered > 60 ? Math.round(covered) : 0}px`)
    }
    viewport.addEventListener('resize', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
