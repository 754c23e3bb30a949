import '@mantine/core/styles/Badge.layer.css'
import { Anchor, Badge, Collapse, UnstyledButton } from '@mantine/core'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import type { AdminMessage } from '#shared/admin/conversations.ts'
import type { ReplyFacts } from '#shared/admin/reply-facts.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { IconThumbDown } from '#web/ui/icons/thumb-down.tsx'
import { IconThumbUp } from '#web/ui/icons/thumb-up.tsx'
import { costWords, FactsOfReply, modelWords, timeWords } from '../shared/reply-facts.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './conversations.module.css'
import { formatSent } from './times.ts'

const t = textsOf('adminConversations')
const review = textsOf('adminReview')

interface MessagesProps {
  readonly messages: readonly AdminMessage[]
  /** The message that a search stands at. */
  readonly current: string | undefined
  readonly Reply: ReplyView
}

/** The messages of a conversation by day, each reply with what it was made of. */
export function Messages({ messages, current, Reply }: MessagesProps) {
  let day = ''
  return messages.map((message) => {
    const date = formatDate(message.created_at)
    const newDay = date !== day
    day = date
    return (
      <Fragment key={message.id}>
        {newDay && <h3 className={classes.day}>{date}</h3>}
        <Message message={message} isCurrent={message.id === current} Reply={Reply} />
      </Fragment>
    )
  })
}

type MessageProps = { message: AdminMessage; isCurrent: boolean; Reply: ReplyView }

function Message({ message, isCurrent, Reply }: MessageProps) {
  const { id, role, status, created_at, content, rating, facts, review_id } = message
  return (
    <article
      id={`message-${id}`}
      className={classes.message}
      data-role={role}
      data-current={isCurrent || undefined}
    >
      <div className={classes.messageHead}>
        <Badge color={role === 'user' ? 'accent' : 'gray'}>{role}</Badge>
        <time dateTime={created_at}>{formatSent(created_at)}</time>
        {status !== 'complete' && <span>{t(`messages.status.${status}`)}</span>}
        {rating && <Rated rating={rating} />}
      </div>
      <div className={classes.content} dir="auto">
        {role === 'assistant' ? <Reply text={content} /> : content}
      </div>
      {facts && <Details facts={facts} reviewId={review_id} />}
    </article>
  )
}

function Rated({ rating: { rating, reason } }: { rating: NonNullable<AdminMessage['rating']> }) {
  const Icon = rating === 'up' ? IconThumbUp : IconThumbDown
  const why = reason && t(`messages.reason.${reason}`)
  const down = why ? t('messages.ratedReason', { reason: why }) : t('messages.ratedDown')
  return (
    <Badge
      className={classes.rated}
      color={rating === 'up' ? 'ok' : 'wait'}
      leftSection={<Icon size={14} stroke={1.8} aria-hidden="true" />}
    >
      {rating === 'up' ? t('messages.ratedUp') : down}
    </Badge>
  )
}

/** What a reply was made of: in a line, and unfolded in full. */
function Details({ facts, reviewId }: { facts: ReplyFacts; reviewId: string | null }) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const summary = t('messages.summary', {
    model: modelWords(facts),
    whole: timeWords({ ...facts, first_text_ms: null }),
    cost: costWords(facts),
  })
  return (
    <div className={classes.details} data-opened={opened || undefined}>
      <div className={classes.detailsHead}>
        <UnstyledButton
          className={classes.detailsButton}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <IconChevronRight className={classes.chevron} size={16} stroke={1.8} aria-hidden="true" />
          <strong>{review('facts.details')}</strong> {!opened && summary}
        </UnstyledButton>
        {reviewId && (
          <Anchor
            component={Link}
            to={`${ROUTES.adminReview}?item=${reviewId}`}
            className={classes.reviewLink}
          >
            {review('facts.openInReview')}
          </Anchor>
        )}
      </div>
      <Collapse expanded={opened} id={id}>
        <div className={classes.detailsBody}>
          <FactsOfReply facts={facts} />
        </div>
      </Collapse>
    </div>
  )
}
