import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'

/** Opens a new chat, ready to type in. */
export function useNewChat(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void navigate(ROUTES.home)
    // The box of the new chat is the same element; touch devices would open their keyboard over the page.
    if (window.matchMedia('(hover: hover)').matches) {
      requestAnimationFrame(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.focus())
    }
  }, [navigate])
}
