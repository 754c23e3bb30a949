import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageSkeleton } from './layouts/page-skeleton.tsx'

type RequireSessionProps = {
  /** Whoever comes here has no account yet, as a rule. */
  signUpFirst?: boolean
  children: ReactNode
}

/** Lets signed-in people through and sends others to /auth, from where they come back here. */
export function RequireSession({ signUpFirst = false, children }: RequireSessionProps) {
  const { status, departure } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'loading') return <PageSkeleton />
  if (status === 'in') return children
  // Whoever signed out has left this page on purpose.
  const next = departure === 'signed-out' ? '' : `?next=${encodeURIComponent(pathname + search)}`
  return <Navigate to={ROUTES.auth + next} replace {...(signUpFirst && { state: SIGN_UP_FIRST })} />
}
