import { ActionIcon } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ConversationListItem } from '#shared/conversations.ts'
import { IconDots } from '#web/ui/icons/dots.tsx'
import { later } from '../keeping/later.ts'
import type { Ask } from './conversation-row.tsx'

const ConversationMenu = later(() => import('../keeping/conversation-menu.tsx'), 'ConversationMenu')

type RowMenuProps = {
  conversation: ConversationListItem
  label: string
  opened: boolean
  onChange: (opened: boolean) => void
  onRename: () => void
  onAsk: (about: Ask) => void
}

/** The dots of a conversation; its menu is loaded when it is first opened. */
export function RowMenu({ conversation, label, opened, onChange, onRename, onAsk }: RowMenuProps) {
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  const dots = (
    <ActionIcon
      size={30}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={() => onChange(!opened)}
    >
      <IconDots size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
  if (!wanted) return dots
  return (
    <Suspense fallback={dots}>
      <ConversationMenu
        conversation={conversation}
        opened={opened}
        onChange={onChange}
        onRename={onRename}
        onShare={() => onAsk('share')}
        onDelete={() => onAsk('delete')}
      >
        <ActionIcon size={30} aria-label={label} title={label}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </ConversationMenu>
    </Suspense>
  )
}
