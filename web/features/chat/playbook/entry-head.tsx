import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { type PlaybookEntry, playbookPath } from '#shared/playbook.ts'
import { unlessOnScreen } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconLink } from '#web/ui/icons/link.tsx'
import { IconX } from '#web/ui/icons/x.tsx'
import classes from './entry-drawer.module.css'
import { openedEntry } from './opened-entry.ts'

const t = textsOf('chat')

export type DrawerPlace = 'beside' | 'over' | 'full'

type EntryHeadProps = {
  place: DrawerPlace
  entry: PlaybookEntry | null
  canGoBack: boolean
}

/** Where the entry stands in the playbook, with the ways back, out, and to its address. */
export function EntryHead({ place, entry, canGoBack }: EntryHeadProps) {
  return (
    <div className={classes.head}>
      {canGoBack && (
        <ActionIcon
          className={classes.back}
          aria-label={t('entry.back')}
          title={t('entry.back')}
          onClick={openedEntry.back}
        >
          <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      <p className={classes.place}>
        {entry
          ? t.rich('entry.place', {
              category: entry.category,
              said: (chunks) => <span lang={unlessOnScreen(entry.lang)}>{chunks}</span>,
            })
          : t('entry.playbook')}
      </p>
      {entry && <CopyLink id={entry.id} />}
      {place !== 'full' && (
        <ActionIcon aria-label={t('entry.close')} title={t('entry.close')} onClick={openedEntry.close}>
          <IconX size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

function CopyLink({ id }: { id: string }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const label = clipboard.copied ? t('entry.copied') : t('entry.copy')
  const Icon = clipboard.copied ? IconCheck : IconLink
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      onClick={() => clipboard.copy(new URL(playbookPath(id), window.location.origin).href)}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
