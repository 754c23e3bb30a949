import { ActionIcon, Button, TextInput, UnstyledButton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Rating, RatingReason } from '#shared/ratings.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconX } from '#web/ui/icons/x.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './rating-form.module.css'

const t = textsOf('details')

const REASONS: readonly RatingReason[] = ['not_my_question', 'wrong_facts', 'too_long', 'too_vague', 'other']
/** What the server takes, in characters. */
const COMMENT_MAX = 500

type Said = Pick<Rating, 'reason' | 'comment'>
type RatingFormProps = { send: (said: Said) => Promise<void>; onSent: () => void; onClose: () => void }

/** Asks what was wrong with a reply: one of the reasons, a line of one's own, or neither. */
export function RatingForm({ send, onSent, onClose }: RatingFormProps) {
  const [reason, setReason] = useState<RatingReason | null>(null)
  const [comment, setComment] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    send({ reason, comment: comment.trim() }).then(onSent, () => setState('failed'))
  }
  return (
    <form className={classes.root} onSubmit={submit}>
      <div className={classes.head}>
        <p className={classes.title}>{t('rating.title')}</p>
        <ActionIcon size={28} aria-label={t('rating.close')} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <fieldset className={classes.reasons} aria-label={t('rating.title')}>
        {REASONS.map((each) => (
          <UnstyledButton
            key={each}
            className={classes.reason}
            aria-pressed={reason === each}
            onClick={() => setReason(reason === each ? null : each)}
          >
            {reason === each && <IconCheck size={16} stroke={1.8} aria-hidden="true" />}
            {t(`rating.reasons.${each}`)}
          </UnstyledButton>
        ))}
      </fieldset>
      <div className={classes.line}>
        <TextInput
          className={classes.comment}
          size="sm"
          aria-label={t('rating.comment')}
          placeholder={t('rating.comment')}
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" size="sm" aria-disabled={state === 'sending' || undefined}>
          {t('rating.send')}
        </Button>
      </div>
      {state === 'failed' && <StateLine state="failed" text={t('rating.failed')} />}
    </form>
  )
}
