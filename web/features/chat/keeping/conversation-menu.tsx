import { Menu } from '@mantine/core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationListItem } from '#shared/conversations.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconPin } from '#web/ui/icons/pin.tsx'
import { IconShare2 } from '#web/ui/icons/share-2.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { exportFile } from './export-file.ts'
import { useArchive, useChange } from './use-change.ts'

const t = textsOf('keeping')

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

type ConversationMenuProps = {
  conversation: ConversationListItem
  opened: boolean
  onChange: (opened: boolean) => void
  onRename: () => void
  onShare: () => void
  onDelete: () => void
  /** The button that opens it. */
  children: ReactElement
}

/** What can be done with a conversation. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { conversation, opened, onChange, onRename, onShare, onDelete, children } = props
  const { id, pinned, archived } = conversation
  const { mutate } = useChange()
  const archive = useArchive()
  const place = useRef<HTMLSpanElement>(null)
  // Only a menu that opens after it was there, with the focus on its button, knows where the focus goes back to. The key
  // that asks for it has to be over by then: within its event the menu would close again.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    place.current?.querySelector('button')?.focus()
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Menu
      opened={opened && ready}
      onChange={onChange}
      width={196}
      position="bottom-start"
      // Beside its button, in the landmark of the list; fixed, so that the list does not cut it off.
      withinPortal={false}
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
    >
      <span ref={place}>
        <Menu.Target>{children}</Menu.Target>
      </span>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
          {t('menu.rename')}
        </Menu.Item>
        {!archived && (
          <Menu.Item leftSection={<IconPin {...ICON} />} onClick={() => mutate({ id, pinned: !pinned })}>
            {t(pinned ? 'menu.unpin' : 'menu.pin')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArchive {...ICON} />}
          onClick={() => void archive(id, !archived, pinned)}
        >
          {t(archived ? 'menu.unarchive' : 'menu.archive')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconShare2 {...ICON} />} onClick={onShare}>
          {t('menu.share')}
        </Menu.Item>
        <Export>
          <Menu.Item onClick={() => void exportFile(id, 'docx')}>{t('menu.word')}</Menu.Item>
          <Menu.Item onClick={() => void exportFile(id, 'md')}>{t('menu.markdown')}</Menu.Item>
          <Menu.Item component={Link} to={ROUTES.printConversation.replace(':id', id)}>
            {t('menu.print')}
          </Menu.Item>
        </Export>
        <Menu.Divider />
        <Menu.Item c="var(--bh-danger)" leftSection={<IconTrash {...ICON} />} onClick={onDelete}>
          {t('menu.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** A menu of its own, or under a heading where there is no room beside. */
function Export({ children }: { children: ReactNode }) {
  const narrow = useIsPhone()
  if (narrow) {
    return (
      <>
        <Menu.Label>{t('menu.export')}</Menu.Label>
        {children}
      </>
    )
  }
  return (
    <Menu.Sub width={160}>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconDownload {...ICON} />}>{t('menu.export')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
