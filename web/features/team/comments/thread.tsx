import { Badge, Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { COMMENT_MAX, mayChange, type VentureComment, type VentureRole } from '#shared/ventures.ts'
import { errorText } from '#web/lib/api-error.ts'
import type { CommentThread, CommentTopic } from '#web/lib/comments.ts'
import { formatDay, formatMoment } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { Initials } from '#web/ui/initials.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AttachMenu } from './attach-menu.tsx'
import classes from './comments.module.css'
import { useCommentChanges } from './use-comments.ts'

const t = textsOf('team')

type ThreadProps = {
  ventureId: string
  role: VentureRole
  topics: readonly CommentTopic[]
  thread: CommentThread
}

/** A comment with its answers, and what can be done with it. */
export function Thread({ ventureId, role, topics, thread: { first, answers } }: ThreadProps) {
  return (
    <article
      id={`thread-${first.id}`}
      tabIndex={-1}
      className={classes.thread}
      aria-label={aboutOf(first, topics)}
    >
      <p className={classes.about}>{aboutOf(first, topics)}</p>
      {[first, ...answers].map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
      <ThreadActs ventureId={ventureId} role={role} first={first} />
    </article>
  )
}

/** On “€4,200 per tonne”, else on the field by its name. */
function aboutOf({ passage, subject }: VentureComment, topics: readonly CommentTopic[]): string {
  if (passage) return t('comments.onPassage', { passage })
  if (subject.on === 'action') return t('comments.onAction')
  const topic = topics.find((each) => each.subject.id === subject.id)
  if (topic) return t('comments.on', { topic: topic.label })
  return t(subject.on === 'record' ? 'comments.onRecord' : 'comments.onCard')
}

function Comment({ comment: { author, kind, text, created_at } }: { comment: VentureComment }) {
  const name = author?.name ?? t('comments.deleted')
  return (
    <div className={classes.comment}>
      <Initials name={author?.name ?? ''} shape={author?.role === 'sponsor' ? 'organisation' : 'person'} />
      <div className={classes.words}>
        <p className={classes.by}>
          <strong>{name}</strong>
          {author?.role && ` ${t(`as.${author.role}`)}`}
          {' · '}
          <time dateTime={created_at} title={formatMoment(created_at)}>
            {formatDay(created_at)}
          </time>
        </p>
        {kind === 'proof' && (
          <Badge color="wait" leftSection={<IconMessageQuestion size={14} stroke={1.6} aria-hidden="true" />}>
            {t('comments.asksForProof')}
          </Badge>
        )}
        <p className={classes.text}>
          <Said>{text}</Said>
        </p>
      </div>
    </div>
  )
}

type ThreadActsProps = { ventureId: string; role: VentureRole; first: VentureComment }

/** Answering, resolving, and attaching what was asked for; of a resolved thread, opening it again. */
function ThreadActs({ ventureId, role, first }: ThreadActsProps) {
  const { user } = useSession()
  const { say, settle } = useCommentChanges(ventureId)
  const [text, setText] = useDraft(`comment.${first.id}`)
  const field = useRef<HTMLInputElement>(null)
  const mayResolve = role === 'owner' || first.author?.user_id === user?.id
  const failure = say.error ?? settle.error
  const resolve = (resolved: boolean, recordId?: string) =>
    settle.mutate({ commentId: first.id, resolved, ...(recordId && { record_id: recordId }) })
  const answer = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (!said || say.isPending) return
    const sent = () => {
      setText('')
      // The button that sends goes with the text.
      field.current?.focus()
    }
    say.mutate({ subject: first.subject, thread_id: first.id, text: said }, { onSuccess: sent })
  }
  if (first.resolved) {
    if (!mayResolve) return null
    return (
      <div className={classes.acts}>
        <Button size="xs" fz="sm" loading={settle.isPending} onClick={() => resolve(false)}>
          {t('comments.reopen')}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.answer} onSubmit={answer} noValidate>
      <TextInput
        ref={field}
        className={classes.reply}
        size="sm"
        aria-label={t('comments.reply')}
        placeholder={t('comments.reply')}
        maxLength={COMMENT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="sm" variant="filled" loading={say.isPending}>
          {t('comments.send')}
        </Button>
      )}
      {first.kind === 'proof' && mayChange(role) && (
        <AttachMenu ventureId={ventureId} busy={settle.isPending} onChoose={(id) => resolve(true, id)} />
      )}
      {mayResolve && (
        <Button size="sm" disabled={settle.isPending} onClick={() => resolve(true)}>
          {t('comments.resolve')}
        </Button>
      )}
      {first.kind === 'proof' && <p className={classes.until}>{t('comments.openUntil')}</p>}
      {failure && <StateLine state="failed" text={errorText(failure, t('unreachable'))} />}
    </form>
  )
}
