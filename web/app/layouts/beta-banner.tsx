import { ActionIcon, Anchor } from '@mantine/core'
import { useState } from 'react'
import { site } from '#web/lib/site.ts'
import { tabStore } from '#web/lib/storage.ts'
import { IconX } from '#web/ui/icons/x.tsx'
import classes from './layouts.module.css'

const KEY = 'beachhead.betaBannerClosed'

/** Says that this is a public beta and where to write; closed, it stays so for the browser session. */
export function BetaBanner() {
  const [closed, setClosed] = useState(() => tabStore.get(KEY) === 'true')
  if (closed) return null
  const close = () => {
    tabStore.set(KEY, 'true')
    setClosed(true)
  }
  return (
    <aside className={classes.banner} aria-label="Public beta">
      <p>
        Public beta. Tell us what is missing:{' '}
        <Anchor href={`mailto:${site.feedbackEmail}`} inherit>
          {site.feedbackEmail}
        </Anchor>
      </p>
      <ActionIcon className={classes.close} aria-label="Dismiss the beta notice" onClick={close}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </aside>
  )
}
