import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { BrokenRule } from '#shared/admin/reply-facts.ts'
import type { ReviewDetail, ReviewMessage } from '#shared/admin/review.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconDots } from '#web/ui/icons/dots.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { useMarks } from '../shared/use-marks.ts'
import classes from './review.module.css'

const t = textsOf('adminReview')

type ThreadProps = { detail: ReviewDetail; Reply: ReplyView; children: ReactNode }

/** The question and its reply, with what was said against it under them; what stands before and after is folded. */
export function Thread({ detail, Reply, children }: ThreadProps) {
  const { question, reply, earlier, later, conversation, item, made_of } = detail
  const before = conversation.place - (question && reply ? 2 : 1)
  return (
    <div className={classes.thread}>
      <Folded kind="earlier" messages={earlier} total={before} Reply={Reply} />
      {question && <Message message={question} Reply={Reply} />}
      {reply && item.kind !== 'unanswered' && (
        <MarkedReply message={reply} broken={made_of?.broken ?? []} Reply={Reply} />
      )}
      {children}
      <Folded kind="later" messages={later} total={conversation.total - conversation.place} Reply={Reply} />
    </div>
  )
}

interface FoldedProps {
  readonly kind: 'earlier' | 'later'
  readonly messages: readonly ReviewMessage[]
  readonly total: number
  readonly Reply: ReplyView
}

function Folded({ kind, messages, total, Reply }: FoldedProps) {
  const [opened, setOpened] = useState(false)
  if (messages.length === 0) return null
  return (
    <>
      <UnstyledButton className={classes.folded} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <IconDots size={16} aria-hidden="true" /> {t(`detail.${kind}`, { count: total })}
      </UnstyledButton>
      {opened && total > messages.length && (
        <p className={classes.quiet}>{t('detail.nearest', { count: messages.length, total })}</p>
      )}
      {opened && messages.map((message) => <Message key={message.id} message={message} Reply={Reply} />)}
    </>
  )
}

function Message({ message, Reply }: { message: ReviewMessage; Reply: ReplyView }) {
  if (message.role === 'user') {
    return (
      <p className={classes.question} dir="auto">
        {message.content}
      </p>
    )
  }
  return (
    <div className={classes.reply} dir="auto">
      {message.content ? <Reply text={message.content} /> : t('detail.noReply')}
    </div>
  )
}

type MarkedReplyProps = { message: ReviewMessage; broken: readonly BrokenRule[]; Reply: ReplyView }

/** The reply in question, with the words that broke a rule marked. */
function MarkedReply({ message, broken, Reply }: MarkedReplyProps) {
  const ref = useMarks(
    'broken-words',
    broken.flatMap(({ words }) => words),
  )
  return (
    <div ref={ref}>
      <Message message={message} Reply={Reply} />
    </div>
  )
}
