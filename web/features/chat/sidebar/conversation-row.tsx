import { ActionIcon } from '@mantine/core'
import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type ConversationListItem, TITLE_MAX_LENGTH } from '#shared/conversations.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { conversationPath } from '../address/conversation-path.ts'
import { conversationLabel } from './group-conversations.ts'
import classes from './sidebar.module.css'
import { useRename } from './use-conversations.ts'

const t = textsOf('chat')

type ConversationRowProps = {
  conversation: ConversationListItem
  current: boolean
  onOpen: (() => void) | undefined
  onDelete: (conversation: ConversationListItem) => void
}

/** One conversation: a link, and what can be done with it on hover, on focus, and always on touch. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, current, onOpen, onDelete } = props
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const label = conversationLabel(conversation)
  const wasRenaming = useRef(false)
  useEffect(() => {
    if (wasRenaming.current && !renaming) renameButton.current?.focus()
    wasRenaming.current = renaming
  }, [renaming])
  if (renaming) return <RenameRow conversation={conversation} onDone={() => setRenaming(false)} />
  return (
    <li className={classes.row} data-current={current || undefined}>
      <Link
        className={classes.link}
        to={conversationPath(conversation.id)}
        aria-current={current ? 'page' : undefined}
        title={label}
        lang={foreignLang(label)}
        onClick={onOpen}
      >
        {label}
      </Link>
      <span className={classes.actions}>
        <ActionIcon
          ref={renameButton}
          size={28}
          aria-label={t('sidebar.renameNamed', { title: label })}
          title={t('sidebar.rename')}
          onClick={() => setRenaming(true)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={28}
          aria-label={t('sidebar.deleteNamed', { title: label })}
          title={t('sidebar.delete')}
          onClick={() => onDelete(conversation)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  )
})

/** The title as a field: Enter or leaving it saves, Escape does not. */
function RenameRow({ conversation, onDone }: { conversation: ConversationListItem; onDone: () => void }) {
  const before = conversation.title || conversationLabel(conversation)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRename()
  useEffect(() => field.current?.select(), [])
  const save = () => {
    const title = field.current?.value.trim() ?? ''
    if (title !== '' && title !== before) rename.mutate({ id: conversation.id, title })
    onDone()
  }
  return (
    <li className={classes.row}>
      <input
        ref={field}
        className={classes.rename}
        aria-label={t('sidebar.title')}
        defaultValue={before}
        lang={foreignLang(before)}
        maxLength={TITLE_MAX_LENGTH}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // Otherwise the same key press would also activate the button that gets the focus back.
          event.preventDefault()
          if (event.key === 'Enter') save()
          else onDone()
        }}
      />
    </li>
  )
}
