import { ActionIcon, Anchor } from '@mantine/core'
import { useState } from 'react'
import { site } from '#web/lib/site.ts'
import { tabStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconX } from '#web/ui/icons/x.tsx'
import classes from './layouts.module.css'

const t = textsOf('app')

const KEY = 'beachhead.betaBannerClosed'

/** Says that this is a public beta and where to write; closed, it stays so for the browser session. */
export function BetaBanner() {
  const [closed, setClosed] = useState(() => tabStore.get(KEY) === 'true')
  if (closed || site.betaBanner === false) return null
  const close = () => {
    tabStore.set(KEY, 'true')
    setClosed(true)
  }
  return (
    <aside className={classes.banner} aria-label={t('banner.label')}>
      <p>
        {t.rich('banner.text', {
          email: site.feedbackEmail,
          link: (chunks) => (
            <Anchor href={`mailto:${site.feedbackEmail}`} inherit>
              {chunks}
            </Anchor>
          ),
        })}
      </p>
      <ActionIcon className={classes.close} aria-label={t('banner.dismiss')} onClick={close}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </aside>
  )
}
