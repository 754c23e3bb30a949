import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageSkeleton } from './layouts/page-skeleton.tsx'

/** Lets signed-in people through and sends others to /auth, from where they come back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, departure } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'loading') return <PageSkeleton />
  if (status === 'in') return children
  // Whoever signed out has left this page on purpose.
  const next = departure === 'signed-out' ? '' : `?next=${encodeURIComponent(pathname + search)}`
  return <Navigate to={ROUTES.auth + next} replace />
}
