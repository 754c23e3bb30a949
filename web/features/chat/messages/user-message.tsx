import { ActionIcon } from '@mantine/core'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { loadTexts, textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { MarkedMessage } from './marked.ts'
import { messageAnchor } from './message-anchor.ts'
import { MessageEditor } from './message-editor.tsx'
import { MessageTime } from './message-time.tsx'
import classes from './user-message.module.css'

const t = textsOf('chat')

const NoticedMessage = lazy(async () => {
  const { NoticedMessage } = await import('../updates/noticed-message.tsx')
  return { default: NoticedMessage }
})

const Versions = lazy(async () => {
  const [{ Versions }] = await Promise.all([import('./versions.tsx'), loadTexts(['details'])])
  return { default: Versions }
})

type UserMessageProps = {
  message: Message
  /** Nothing is under way, so that another version of it may be written or shown. */
  editable: boolean
  /** Not taken by the server, and no place of a reply below says so. */
  alone: boolean
}

/** What the person wrote. It can be edited and sent again, and its versions are kept. */
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
  const { id, content, marks, versions } = message
  return (
    <article className={classes.root} aria-label={t('messages.you')} {...(id && { id: messageAnchor(id) })}>
      <div className={classes.row}>
        <div
          className={classes.bubble}
          lang={foreignLang(content)}
          data-unsent={message.status === 'unsent' || undefined}
        >
          {marks ? (
            <Suspense fallback={<Quote text={content} marks={marks} />}>
              <MarkedMessage text={content} marks={marks} />
            </Suspense>
          ) : isVisitor && id ? (
            <Suspense fallback={<Quote text={content} />}>
              <NoticedMessage id={id} text={content} />
            </Suspense>
          ) : (
            <Quote text={content} />
          )}
        </div>
        <MessageTime at={message.at} />
      </div>
      {(editable || versions) && (
        <div className={classes.foot} data-edited={versions ? true : undefined}>
          {editable && (
            <ActionIcon
              ref={editButton}
              size={24}
              aria-label={t('edit.label')}
              title={t('edit.label')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
          {versions && (
            <Suspense fallback={null}>
              <Versions message={message} versions={versions} idle={editable} />
            </Suspense>
          )}
        </div>
      )}
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
