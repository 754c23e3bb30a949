import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { loadRole } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './layouts/layouts.module.css'
import { RequireSession } from './require-session.tsx'

const t = textsOf('app')

/** The guard of the admin area (product.md section 2). The server checks every call again, whatever it says. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { status, role, roleLoading, isOperator } = useSession()
  useEffect(() => {
    if (status === 'in' && roleLoading) void loadRole()
  }, [status, roleLoading])
  if (status === 'loading' || (status === 'in' && roleLoading)) {
    return (
      <main className={classes.checking} role="status">
        <ScaleBar words={t('loading')} />
      </main>
    )
  }
  if (status === 'in' && role === null) {
    return (
      <main className={classes.checking}>
        <StateLine
          state="failed"
          text={t('guard.unknown')}
          action={{ label: t('guard.checkAgain'), onClick: () => void loadRole() }}
        />
      </main>
    )
  }
  if (status === 'in' && !isOperator) return <Navigate to={ROUTES.home} replace />
  return <RequireSession>{children}</RequireSession>
}
