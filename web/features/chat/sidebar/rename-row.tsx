import { useEffect, useRef } from 'react'
import { type ConversationListItem, TITLE_MAX_LENGTH } from '#shared/conversations.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { useChange } from '../keeping/use-change.ts'
import classes from './sidebar.module.css'

const t = textsOf('chat')

/** The title as a field: Enter or leaving it saves, Escape does not. */
export function RenameRow({
  conversation,
  onDone,
}: {
  conversation: ConversationListItem
  onDone: () => void
}) {
  const before = conversation.title || conversationLabel(conversation)
  const field = useRef<HTMLInputElement>(null)
  const { mutate } = useChange()
  useEffect(() => field.current?.select(), [])
  const save = () => {
    const title = field.current?.value.trim() ?? ''
    if (title !== '' && title !== before) mutate({ id: conversation.id, title })
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
