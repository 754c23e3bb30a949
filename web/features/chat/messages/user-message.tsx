import { ActionIcon } from '@mantine/core'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Voice } from '#web/ui/voice.tsx'
import type { Message } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { messageAnchor } from './message-anchor.ts'
import { MessageEditor } from './message-editor.tsx'
import classes from './user-message.module.css'

const t = textsOf('chat')

const MarkedMessage = lazy(async () => {
  const { MarkedMessage } = await import('../updates/marked-message.tsx')
  return { default: MarkedMessage }
})

const NoticedMessage = lazy(async () => {
  const { NoticedMessage } = await import('../updates/noticed-message.tsx')
  return { default: NoticedMessage }
})

type UserMessageProps = {
  message: Message
  /** The last message of the person's, and nothing is under way. */
  editable: boolean
  /** Not taken by the server, and no place of a reply below says so. */
  alone: boolean
}

/** What the person wrote; the last one can be edited and sent again. */
export const UserMessage = memo(function UserMessage({ message, editable, alone }: UserMessageProps) {
  const [editing, setEditing] = useState(false)
  const isVisitor = useSession().status === 'out'
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Left without sending, the focus goes back to where it came from.
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (editing && editable) return <MessageEditor message={message} onDone={() => setEditing(false)} />
  const { id, content, marks } = message
  return (
    <article className={classes.root} aria-label={t('messages.you')} {...(id && { id: messageAnchor(id) })}>
      <div className={classes.row}>
        {editable && (
          <ActionIcon
            ref={editButton}
            className={classes.edit}
            size={30}
            aria-label={t('edit.label')}
            title={t('edit.label')}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        <div
          className={classes.bubble}
          lang={foreignLang(content)}
          data-unsent={message.status === 'unsent' || undefined}
        >
          {marks ? (
            <Suspense fallback={<Voice text={content} marks={marks} />}>
              <MarkedMessage text={content} marks={marks} />
            </Suspense>
          ) : isVisitor && id ? (
            <Suspense fallback={<Voice text={content} />}>
              <NoticedMessage id={id} text={content} />
            </Suspense>
          ) : (
            <Voice text={content} />
          )}
        </div>
      </div>
      {alone && (
        <StateLine
          state="failed"
          text={t('messages.notSent')}
          action={{ label: t('messages.retry'), onClick: chat.retry }}
        />
      )}
    </article>
  )
})
