import '@mantine/core/styles/Badge.layer.css'
import { ActionIcon, Badge, Skeleton } from '@mantine/core'
import { Fragment } from 'react'
import {
  type AdminConversation,
  type AdminMessage,
  adminConversationsApi,
} from '#shared/admin/conversations.ts'
import { formatDate } from '#web/lib/format.ts'
import { buildRequest } from '#web/lib/request.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ExportMenu } from '../shared/export-menu.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './conversations.module.css'
import { groupName } from './rows.ts'
import { formatSent } from './times.ts'
import { useAdminMessages } from './use-admin-conversations.ts'

type MessagesPanelProps = {
  conversation: AdminConversation
  Reply: ReplyView
  /** On phones: back to the list. */
  onBack?: (() => void) | undefined
}

const FORMATS = [
  { format: 'md', label: 'Markdown' },
  { format: 'json', label: 'JSON' },
] as const

/** One conversation, read only. */
export function MessagesPanel({ conversation, Reply, onBack }: MessagesPanelProps) {
  const { data, isPending, isError, refetch } = useAdminMessages(conversation.id)
  const { name, email, session } = groupName(conversation)
  return (
    <section className={classes.panel} aria-label="Messages">
      <header className={classes.panelHead}>
        {onBack && (
          <ActionIcon ref={focusOnArrival} aria-label="Back to the list" onClick={onBack}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <div className={classes.panelWords}>
          <h2 className={classes.panelTitle}>{name}</h2>
          <p className={classes.panelFacts}>
            {[email ?? session, `begun ${formatDate(conversation.created_at)}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ExportMenu
          formats={FORMATS}
          pathOf={(format) =>
            buildRequest(adminConversationsApi.export, { id: conversation.id, format }).path
          }
          file={`conversation-${conversation.id.slice(0, 8)}`}
          failed="The conversation could not be exported"
        />
      </header>
      <div className={classes.messages} {...scroller}>
        {isPending && (
          <div role="status" aria-label="Loading messages">
            <Skeleton height={64} mb="md" />
            <Skeleton height={120} />
          </div>
        )}
        {isError && (
          <StateLine
            state="failed"
            text="The messages could not be loaded."
            action={{ label: 'Load again', onClick: () => void refetch() }}
          />
        )}
        {data?.messages.length === 0 && <p className={classes.empty}>This conversation has no messages.</p>}
        {data && <Messages messages={data.messages} Reply={Reply} />}
      </div>
    </section>
  )
}

const focusOnArrival = (button: HTMLButtonElement | null) => button?.focus()

// It scrolls, so the keyboard must reach it.
const scroller = { tabIndex: 0, role: 'region', 'aria-label': 'Messages of the conversation' }

const notes: Partial<Record<AdminMessage['status'], string>> = {
  streaming: 'Still being written',
  stopped: 'Stopped by the user',
  interrupted: 'Interrupted; the text so far',
  failed: 'No reply arrived',
}

function Messages({ messages, Reply }: { messages: readonly AdminMessage[]; Reply: ReplyView }) {
  let day = ''
  return messages.map((message) => {
    const date = formatDate(message.created_at)
    const newDay = date !== day
    day = date
    const note = notes[message.status]
    return (
      <Fragment key={message.id}>
        {newDay && <h3 className={classes.day}>{date}</h3>}
        <article className={classes.message} data-role={message.role}>
          <div className={classes.messageHead}>
            <Badge color={message.role === 'user' ? 'accent' : 'gray'}>{message.role}</Badge>
            <time dateTime={message.created_at}>{formatSent(message.created_at)}</time>
            {note && <span>{note}</span>}
          </div>
          <div className={classes.content} dir="auto">
            {message.role === 'assistant' ? <Reply text={message.content} /> : message.content}
          </div>
        </article>
      </Fragment>
    )
  })
}
