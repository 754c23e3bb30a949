import { Anchor, Skeleton, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { errorText } from '#web/lib/api-error.ts'
import { signInFromProvider } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { arrive } from './arrive.ts'
import classes from './auth-page.module.css'
import { takeJourney } from './provider-journey.ts'

const t = textsOf('auth')

/** Where a provider sends a person back to: trades its answer for a session and goes on. */
export function ProviderReturn({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    // An answer is good for one exchange.
    if (begun.current) return
    begun.current = true
    const [provider, code, state] = ['provider', 'code', 'state'].map((name) => params.get(name))
    const journey = takeJourney()
    if (!journey) return setFailure(t('provider.startedElsewhere'))
    if (!provider || !code || !state) return setFailure(t('provider.noAnswer'))
    arrive(
      'sign-in',
      (claim) => signInFromProvider(provider, { code, state, binding: journey.binding }, claim),
      () => void navigate(ROUTES.dashboard),
    ).then(
      () => navigate(`${ROUTES.auth}${journey.search}`, { replace: true }),
      (error: unknown) => setFailure(errorText(error, t('signIn.unexpected'))),
    )
  }, [params, navigate])
  return (
    <>
      <Title order={1}>{t('provider.title')}</Title>
      <div className={classes.fields}>
        {failure ? <StateLine state="failed" text={failure} /> : <Skeleton height={46} />}
      </div>
      {failure && (
        <p className={classes.after}>
          <Anchor component={Link} to={ROUTES.auth} inherit>
            {t('signIn.back')}
          </Anchor>
        </p>
      )}
    </>
  )
}
