import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { type Commitment, commitmentsApi } from '#shared/commitments.ts'
import { ROUTES } from '#shared/routes.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { call } from '../api.ts'
import { errorText } from '../api-error.ts'
import { foreignLang } from '../foreign-lang.ts'
import { textsOf } from '../texts.ts'
import classes from './commitments.module.css'
import { dueWords } from './due.ts'
import { useCommitmentActs } from './use-commitments.ts'

const t = textsOf('commitments')

type WhatHappenedProps = {
  commitment: Commitment
  ventureId: string
  /** Whether it stands by itself under a title that asks already: then its button is the filled one. */
  alone?: boolean
  /** Once it is dropped; what was told leads to its chat by itself. */
  onDropped?: () => void
}

/** Asks about something that is due. The answer goes as a message through the chat, which opens. */
export function WhatHappened({ commitment, ventureId, alone = false, onDropped }: WhatHappenedProps) {
  const navigate = useNavigate()
  const { drop, pending } = useCommitmentActs(ventureId)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState(false)
  // The same answer sent again after a broken connection is one message.
  const [messageId] = useState(() => crypto.randomUUID())
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (text.trim() === '') return setFailure(t('ask.empty'))
    setSending(true)
    setFailure('')
    try {
      const told = { id: ventureId, commitmentId: commitment.id, text, message_id: messageId }
      const { conversation_id: id } = await call(commitmentsApi.answer, told)
      void navigate(generatePath(ROUTES.conversation, { id }))
    } catch (error) {
      setFailure(errorText(error, t('unreachable')))
      setSending(false)
    }
  }
  return (
    <form className={classes.ask} onSubmit={(event) => void send(event)}>
      <div>
        <p className={classes.words} lang={foreignLang(commitment.text)}>
          {commitment.text}
        </p>
        <p className={classes.due}>{dueWords(commitment.due_on)}</p>
      </div>
      <Textarea
        {...(alone ? { 'aria-label': t('ask.title'), 'data-autofocus': true } : { label: t('ask.title') })}
        description={t('ask.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('ask.placeholder')}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <div className={classes.acts}>
        <Button type="submit" variant={alone ? 'filled' : 'default'} aria-disabled={sending || undefined}>
          {t(sending ? 'ask.sending' : 'ask.send')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={sending || pending}
          onClick={() => void drop(commitment).then(onDropped)}
        >
          {t('ask.drop')}
        </Button>
      </div>
    </form>
  )
}
