import { Button } from '@mantine/core'
import { useLocation } from 'react-router'
import { askProvider } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { keepJourney } from './provider-journey.ts'
import { useSubmit } from './use-submit.ts'

/** Signing in with an account elsewhere; nothing where the operator offers none. */
export function ProviderButtons() {
  const { search } = useLocation()
  const { pending, failure, submit } = useSubmit({
    refused: 'Sign in failed',
    unexpected: 'Failed to sign in.',
  })
  if (site.providers.length === 0) return null
  const leave = (provider: string) =>
    submit(async () => {
      const { url, binding } = await askProvider(provider)
      keepJourney({ binding, search })
      window.location.assign(url)
    })
  return (
    <div className={classes.providers}>
      {failure && <StateLine state="failed" text={failure} />}
      {site.providers.map(({ id, name }) => (
        <Button key={id} variant="default" loading={pending} onClick={() => leave(id)}>
          Continue with {name}
        </Button>
      ))}
    </div>
  )
}
