import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { focusComposer } from '../draft/focus-composer.ts'

/** Opens a new chat, ready to type in. */
export function useNewChat(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void navigate(ROUTES.home)
    focusComposer()
  }, [navigate])
}
