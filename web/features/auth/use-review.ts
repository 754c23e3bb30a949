import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'

/** Leads to the roadmap, where what came along is listed once. */
export function useReview(): () => void {
  const navigate = useNavigate()
  return () => void navigate(ROUTES.dashboard)
}
