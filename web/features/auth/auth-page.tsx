import type { ReactNode } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Logo } from '#web/ui/logo.tsx'
import classes from './auth-page.module.css'
import { ForgotPassword } from './forgot-password.tsx'
import { JourneyPanel } from './journey-panel.tsx'
import { nextPath } from './next-path.ts'
import { ProviderReturn } from './provider-return.tsx'
import { VerifyEmail } from './verify-email.tsx'
import { Welcome } from './welcome.tsx'

/** Sign in, sign up, asking for a reset link, and confirming an address; whoever has a session is sent on. */
export function AuthPage({ footer }: { footer: ReactNode }) {
  const { status } = useSession()
  const { search } = useLocation()
  const [params, setParams] = useSearchParams()
  const [view, token] = [params.get('view'), params.get('token')]
  // The link of a mail is honoured whoever is signed in here, and who comes back from a provider goes on from there.
  const verifying = view === 'verify' && token !== null
  const returning = view === 'provider'
  if (status === 'in' && !verifying && !returning)
    return <Navigate to={nextPath(search, window.location.origin)} replace />
  return (
    <div className={classes.page}>
      <div className={classes.half}>
        <header className={classes.header}>
          <Link to={ROUTES.home} className={classes.home}>
            <Logo name={site.name} />
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.form}>
            {view === 'forgot' ? (
              <ForgotPassword />
            ) : verifying ? (
              <VerifyEmail token={token} onVerified={() => setParams({})} />
            ) : returning ? (
              <ProviderReturn params={params} />
            ) : (
              <Welcome />
            )}
          </div>
        </main>
        {footer}
      </div>
      <JourneyPanel />
    </div>
  )
}
