import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { type PlaybookEntry, playbookPath } from '#shared/playbook.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconLink } from '#web/ui/icons/link.tsx'
import { IconX } from '#web/ui/icons/x.tsx'
import classes from './entry-drawer.module.css'
import type { EntryTexts } from './entry-texts.ts'
import { openedEntry } from './opened-entry.ts'

export type DrawerPlace = 'beside' | 'over' | 'full'

type EntryHeadProps = {
  place: DrawerPlace
  entry: PlaybookEntry | null
  texts: EntryTexts
  canGoBack: boolean
}

/** Where the entry stands in the playbook, with the ways back, out, and to its address. */
export function EntryHead({ place, entry, texts, canGoBack }: EntryHeadProps) {
  return (
    <div className={classes.head}>
      {canGoBack && (
        <ActionIcon
          className={classes.back}
          aria-label={texts.back}
          title={texts.back}
          onClick={openedEntry.back}
        >
          <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
      <p className={classes.place}>{entry ? `Playbook · ${entry.category}` : 'Playbook'}</p>
      {entry && <CopyLink id={entry.id} labels={texts} />}
      {place !== 'full' && (
        <ActionIcon aria-label={texts.close} title={texts.close} onClick={openedEntry.close}>
          <IconX size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}

function CopyLink({ id, labels }: { id: string; labels: { copy: string; copied: string } }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const label = clipboard.copied ? labels.copied : labels.copy
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
