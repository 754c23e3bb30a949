import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { CommentsProps } from '#web/lib/comments.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { hasDraft } from '#web/lib/use-draft.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { CommentForm, newCommentDraft } from './comment-form.tsx'
import classes from './comments.module.css'
import { Thread } from './thread.tsx'

const t = textsOf('team')

/** The threads of one card, with the form for a new one, and how many were resolved. */
export function Comments({ ventureId, role, topics, threads, opened, within }: CommentsProps) {
  const open = threads.filter(({ first }) => !first.resolved)
  const resolved = threads.filter(({ first }) => first.resolved)
  const common = { ventureId, role, topics }
  if (!opened && resolved.length === 0) return null
  return (
    <>
      {resolved.length > 0 && <Resolved {...common} threads={resolved} />}
      {opened && (
        <section className={classes.sunk} aria-label={t('comments.title')}>
          {open.map((thread) => (
            <Thread key={thread.first.id} {...common} thread={thread} />
          ))}
          <NewComment {...common} within={within} first={open.length === 0} />
          <p className={classes.note}>{t('comments.never')}</p>
        </section>
      )}
    </>
  )
}

type NewCommentProps = Omit<CommentsProps, 'threads' | 'opened'> & { first: boolean }

/** The form for another thread; where there are some already, behind a button. */
function NewComment({ first, ...form }: NewCommentProps) {
  const [writing, setWriting] = useState(() => hasDraft(newCommentDraft(form.ventureId, form.topics)))
  if (first || writing) return <CommentForm {...form} />
  return (
    <Button className={classes.start} size="xs" fz="sm" onClick={() => setWriting(true)}>
      {t('comments.new')}
    </Button>
  )
}

type ResolvedProps = Pick<CommentsProps, 'ventureId' | 'role' | 'topics' | 'threads'>

/** "1 comment resolved by Jonas Brandt, 9 June", which opens to the threads. */
function Resolved({ threads, ...common }: ResolvedProps) {
  const [shown, setShown] = useState(false)
  const last = threads.map(({ first }) => first.resolved).findLast((resolved) => resolved !== null)
  if (!last) return null
  return (
    <div className={classes.resolved}>
      <UnstyledButton className={classes.resolvedLine} aria-expanded={shown} onClick={() => setShown(!shown)}>
        <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
        <span>
          {t.rich('comments.resolvedBy', {
            count: threads.length,
            name: last.by,
            day: formatDay(last.at),
            strong: (words) => <strong>{words}</strong>,
          })}
        </span>
      </UnstyledButton>
      {shown && (
        <div className={classes.sunk}>
          {threads.map((thread) => (
            <Thread key={thread.first.id} {...common} thread={thread} />
          ))}
        </div>
      )}
    </div>
  )
}
