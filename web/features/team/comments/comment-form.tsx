import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, type RefObject, useState } from 'react'
import { COMMENT_MAX, type VentureRole } from '#shared/ventures.ts'
import { errorText } from '#web/lib/api-error.ts'
import type { CommentTopic } from '#web/lib/comments.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { IconX } from '#web/ui/icons/x.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './comments.module.css'
import { usePassage } from './passage.ts'
import { useCommentChanges } from './use-comments.ts'

const t = textsOf('team')

type CommentFormProps = {
  ventureId: string
  role: VentureRole
  topics: readonly CommentTopic[]
  within: RefObject<HTMLElement | null>
}

/** The name that a new comment is kept under, in one place, until it is sent. */
export const newCommentDraft = (ventureId: string, [topic]: readonly CommentTopic[]): string =>
  `comment.${ventureId}.${topic?.subject.on}.${topic?.subject.on === 'action' ? '' : topic?.subject.id}`

/** Begins a thread: about words that are selected in the card, else about one of its fields. */
export function CommentForm({ ventureId, role, topics, within }: CommentFormProps) {
  const { say } = useCommentChanges(ventureId)
  const { passage, clear } = usePassage(within)
  const [about, setAbout] = useState(topics[0]?.subject.id)
  const [text, setText] = useDraft(newCommentDraft(ventureId, topics))
  const [missing, setMissing] = useState(false)
  const selected = topics.some(({ subject }) => subject.id === passage?.field) ? passage : null
  const topic = topics.find(({ subject }) => subject.id === (selected?.field ?? about)) ?? topics[0]
  if (!topic) return null
  const send = (kind: 'comment' | 'proof') => {
    const said = text.trim()
    setMissing(!said)
    if (!said) return
    say.mutate(
      { subject: topic.subject, passage: selected?.text ?? '', kind, text: said },
      {
        onSuccess: () => {
          setText('')
          clear()
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send('comment')
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {selected ? (
        <p className={classes.selected}>
          {t('comments.onPassage', { passage: selected.text })}
          <ActionIcon size={24} aria-label={t('comments.dropPassage')} onClick={clear}>
            <IconX size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </p>
      ) : (
        topics.length > 1 && (
          <NativeSelect
            className={classes.topic}
            size="sm"
            label={t('comments.about')}
            value={topic.subject.id}
            data={topics.map(({ subject, label }) => ({ value: subject.id, label }))}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
        )
      )}
      <Textarea
        size="sm"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_MAX}
        label={t('comments.new')}
        placeholder={t('comments.placeholder')}
        value={text}
        error={missing && t('comments.empty')}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setMissing(false)
        }}
      />
      {say.error && <StateLine state="failed" text={errorText(say.error, t('unreachable'))} />}
      <div className={classes.acts}>
        <Button type="submit" size="sm" loading={say.isPending}>
          {t('comments.submit')}
        </Button>
        {role === 'mentor' && (
          <Button size="sm" disabled={say.isPending} onClick={() => send('proof')}>
            {t('comments.askForProof')}
          </Button>
        )}
      </div>
    </form>
  )
}
