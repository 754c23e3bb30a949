import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.tsx'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import classes from './versions.module.css'

const t = textsOf('details')

type VersionsProps = {
  message: Message
  versions: NonNullable<Message['versions']>
  /** Nothing is under way, so that another version may come into view. */
  idle: boolean
}

/** Leads through the versions of an edited message; each brings what was written after it into view. */
export function Versions({ message, versions: { shown, count }, idle }: VersionsProps) {
  const [busy, setBusy] = useState(false)
  const go = async (version: number) => {
    if (busy || !idle || version < 1 || version > count) return
    setBusy(true)
    await chat
      .showVersion(message, version)
      .catch((error: unknown) =>
        toast({ title: t('versions.failed'), text: errorText(error, ''), tone: 'error' }),
      )
    setBusy(false)
  }
  // An arrow at its end stays in the order of focus, so that whoever pressed it there is not thrown out.
  const arrow = (to: number) => ({
    size: 24,
    className: classes.arrow,
    'aria-disabled': !idle || to < 1 || to > count || undefined,
    onClick: () => void go(to),
  })
  return (
    <fieldset className={classes.root} aria-label={t('versions.label')}>
      <ActionIcon aria-label={t('versions.previous')} title={t('versions.previous')} {...arrow(shown - 1)}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <span className={`${classes.place} num`} role="status">
        <span aria-hidden="true">{t('versions.place', { shown, count })}</span>
        <span className={classes.unseen}>{t('versions.placeSaid', { shown, count })}</span>
      </span>
      <ActionIcon aria-label={t('versions.next')} title={t('versions.next')} {...arrow(shown + 1)}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </fieldset>
  )
}
