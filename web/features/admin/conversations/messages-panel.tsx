import { ActionIcon, Skeleton } from '@mantine/core'
import type { RefObject } from 'react'
import { type AdminConversation, adminConversationsApi } from '#shared/admin/conversations.ts'
import { formatDate } from '#web/lib/format.ts'
import { buildRequest } from '#web/lib/request.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowLeft } from '#web/ui/icons/arrow-left.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ExportMenu } from '../shared/export-menu.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { useMarks } from '../shared/use-marks.ts'
import classes from './conversations.module.css'
import { Messages } from './messages.tsx'
import { NoteStrip } from './note-strip.tsx'
import { groupName } from './rows.ts'
import { useAdminMessages } from './use-admin-conversations.ts'
import { useHits, wordsOf } from './use-hits.ts'

const t = textsOf('adminConversations')

type MessagesPanelProps = {
  conversation: AdminConversation
  /** What is searched for in messages. */
  words: string
  /** Takes what moves among the messages that hold the words. */
  hits: RefObject<(direction: 1 | -1) => void>
  /** Labels that operators gave to any conversation. */
  labels: readonly string[]
  Reply: ReplyView
  /** Where the list is covered: back to it. */
  onBack?: (() => void) | undefined
}

const FORMATS = [
  { format: 'md', label: 'Markdown' },
  { format: 'json', label: 'JSON' },
] as const

/** One conversation, read only. */
export function MessagesPanel({ conversation, words, hits, labels, Reply, onBack }: MessagesPanelProps) {
  const { data, isPending, isError, refetch } = useAdminMessages(conversation.id)
  const found = useHits(data?.messages ?? [], words, hits)
  const marked = useMarks('found-words', wordsOf(words))
  return (
    <section className={classes.panel} aria-label={t('messages.panel')}>
      <Head conversation={conversation} found={found} onBack={onBack} />
      {data && <NoteStrip conversationId={conversation.id} note={data.note} known={labels} />}
      <div ref={marked} className={classes.messages} {...scroller()}>
        {isPending && (
          <div role="status" aria-label={t('messages.loading')}>
            <Skeleton height={64} mb="md" />
            <Skeleton height={120} />
          </div>
        )}
        {isError && (
          <StateLine
            state="failed"
            text={t('messages.failed')}
            action={{ label: t('list.again'), onClick: () => void refetch() }}
          />
        )}
        {data?.messages.length === 0 && <p className={classes.empty}>{t('messages.empty')}</p>}
        {data && <Messages messages={data.messages} current={found.current} Reply={Reply} />}
      </div>
    </section>
  )
}

type HeadProps = Pick<MessagesPanelProps, 'conversation' | 'onBack'> & { found: ReturnType<typeof useHits> }

function Head({ conversation, found, onBack }: HeadProps) {
  const { name, email, session } = groupName(conversation)
  const { id, level, created_at } = conversation
  const facts = [
    email ?? session,
    t('messages.begun', { date: formatDate(created_at) }),
    level !== null && t('messages.level', { level }),
  ]
  return (
    <header className={classes.panelHead}>
      {onBack && (
        <ActionIcon ref={focusOnArrival} aria-label={t('messages.back')} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <div className={classes.panelWords}>
        <h2 className={classes.panelTitle}>{name}</h2>
        <p className={classes.panelFacts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {found.count > 0 && (
        <>
          <span className={classes.panelFacts} role="status">
            {t('messages.hit', { place: found.place, count: found.count })}
          </span>
          <ActionIcon variant="default" aria-label={t('messages.previousHit')} onClick={() => found.step(-1)}>
            <IconChevronDown className={classes.up} size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('messages.nextHit')} onClick={() => found.step(1)}>
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
      <ExportMenu
        formats={FORMATS}
        pathOf={(format) => buildRequest(adminConversationsApi.export, { id, format }).path}
        file={`conversation-${id.slice(0, 8)}`}
        failed={t('messages.exportFailed')}
      />
    </header>
  )
}

const focusOnArrival = (button: HTMLButtonElement | null) => button?.focus()

// It scrolls, so the keyboard must reach it.
const scroller = () => ({ tabIndex: 0, role: 'region', 'aria-label': t('messages.scroller') })
