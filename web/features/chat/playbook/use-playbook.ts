import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { useStore } from '#web/lib/use-store.ts'
import type { EntryOpener } from '../markdown/entry-link.tsx'
import type { DrawerPlace } from './entry-head.tsx'
import { openedEntry } from './opened-entry.ts'

export interface Playbook {
  readonly place: DrawerPlace
  readonly opened: boolean
  readonly opener: EntryOpener
}

/** The entry beside the chat: which one the address names, where it stands, and how links open it. */
export function usePlaybook(): Playbook {
  const { entry } = useParams()
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const isPhone = useIsPhone()
  const trail = useStore(openedEntry)
  const shown = trail?.at(-1)?.id ?? null
  useEffect(() => {
    if (entry) openedEntry.open({ id: entry, title: null }, null)
  }, [entry])
  // It belongs to the chat: whoever comes back from another page finds the conversation.
  useEffect(() => () => openedEntry.dismiss(), [])
  const opener = useMemo<EntryOpener>(() => ({ opened: shown, open: openedEntry.open }), [shown])
  return { place: isWide ? 'beside' : isPhone ? 'full' : 'over', opened: trail !== null, opener }
}
