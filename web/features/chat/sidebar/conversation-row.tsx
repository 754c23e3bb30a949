import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationListItem } from '#shared/conversations.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPin } from '#web/ui/icons/pin.tsx'
import { conversationPath } from '../conversation/conversation-path.ts'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { RenameRow } from './rename-row.tsx'
import { RowMenu } from './row-menu.tsx'
import classes from './sidebar.module.css'

const t = textsOf('chat')

/** What a dialog asks about. */
export type Ask = 'share' | 'delete'

type ConversationRowProps = {
  conversation: ConversationListItem
  current: boolean
  onOpen: (() => void) | undefined
  /** With what gives the focus back to its menu. */
  onAsk: (about: Ask, conversation: ConversationListItem, giveBack: () => void) => void
}

/** One conversation: a link, and its menu on hover, on focus, on Shift+F10, and always on touch. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, current, onOpen, onAsk } = props
  const [renaming, setRenaming] = useState(false)
  const [menu, setMenu] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const label = conversationLabel(conversation)
  const wasRenaming = useRef(false)
  const giveBack = () => row.current?.querySelector('button')?.focus()
  useEffect(() => {
    if (wasRenaming.current && !renaming) row.current?.querySelector('button')?.focus()
    wasRenaming.current = renaming
  }, [renaming])
  if (renaming) return <RenameRow conversation={conversation} onDone={() => setRenaming(false)} />
  return (
    <li
      ref={row}
      className={classes.row}
      data-current={current || undefined}
      data-menu={menu || undefined}
      onKeyDown={(event) => {
        if (menu || !(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) return
        event.preventDefault()
        // Within the event that moves the focus to its button the menu would close again.
        giveBack()
        requestAnimationFrame(() => setMenu(true))
      }}
    >
      <Link
        className={classes.link}
        to={conversationPath(conversation.id)}
        aria-current={current ? 'page' : undefined}
        aria-keyshortcuts="Shift+F10"
        title={label}
        lang={foreignLang(label)}
        onClick={onOpen}
      >
        {label}
      </Link>
      {conversation.pinned && (
        <IconPin className={classes.pin} size={16} stroke={1.6} role="img" aria-label={t('sidebar.pinned')} />
      )}
      <span className={classes.actions}>
        <RowMenu
          conversation={conversation}
          label={t('sidebar.options', { title: label })}
          opened={menu}
          onChange={setMenu}
          onRename={() => setRenaming(true)}
          onAsk={(about) => onAsk(about, conversation, giveBack)}
        />
      </span>
    </li>
  )
})
