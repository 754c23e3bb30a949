import { Button } from '@mantine/core'
import { useLocation } from 'react-router'
import { askProvider } from '#web/lib/session.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'
import { keepJourney } from './provider-journey.ts'
import { useSubmit } from './use-submit.ts'

const t = textsOf('auth')

/** Signing in with an account elsewhere; nothing where the operator offers none. */
export function ProviderButtons() {
  const { search } = useLocation()
  const { pending, failure, submit } = useSubmit({
    refused: t('signIn.refused'),
    unexpected: t('signIn.unexpected'),
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
          {t('provider.action', { name })}
        </Button>
      ))}
    </div>
  )
}
