import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type { ConversationLink } from '#shared/conversation-links.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import classes from './share-dialog.module.css'

const t = textsOf('keeping')

type LinkItemProps = {
  link: ConversationLink
  /** Just made: to be copied next. */
  fresh: boolean
  stopping: boolean
  onStop: () => void
}

/** One link: its address to copy, what it shows, and the way to turn it off. */
export function LinkItem({ link, fresh, stopping, onStop }: LinkItemProps) {
  const clipboard = useClipboard({ timeout: 2000 })
  const copy = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (fresh) copy.current?.focus()
  }, [fresh])
  const { url, named, messages: count } = link
  return (
    <li className={classes.link}>
      {url === null ? (
        <p className={classes.text}>{t('share.unknown')}</p>
      ) : (
        <div className={classes.address}>
          <TextInput
            className={classes.url}
            label={t('share.link', { day: formatDate(link.expires_at) })}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            ref={copy}
            size="md"
            fz="sm"
            variant={fresh ? 'filled' : 'default'}
            leftSection={clipboard.copied && <IconCheck size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => clipboard.copy(url)}
          >
            {t(clipboard.copied ? 'share.copied' : 'share.copy')}
          </Button>
        </div>
      )}
      <div className={classes.about}>
        <span>{t(named ? 'share.aboutNamed' : 'share.about', { count })}</span>
        <Button size="compact-sm" variant="subtle" color="danger" loading={stopping} onClick={onStop}>
          {t('share.stop')}
        </Button>
      </div>
    </li>
  )
}
