import { UnstyledButton } from '@mantine/core'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconClock } from '#web/ui/icons/clock.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { chat } from '../conversation/current-chat.ts'
import { drafts } from '../draft/drafts.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import classes from './queued-message.module.css'

const t = textsOf('details')

const UNDO_MS = 5000

type QueuedMessageProps = {
  text: string
  /** The reply that it goes out after did not end well: it waits for its writer. */
  waits: boolean
}

/** The message that was typed while a reply is being written. */
export function QueuedMessage({ text, waits }: QueuedMessageProps) {
  return (
    <article className={classes.root} aria-label={t('queue.label')}>
      <div className={classes.bubble} lang={foreignLang(text)}>
        <Quote text={text} />
      </div>
      <p className={classes.state}>
        <IconClock className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
        <span role="status">{waits ? t('queue.waits') : t('queue.queued')}</span>
        {waits && <Act label={t('queue.send')} onClick={sendNow} />}
        <Act label={t('queue.edit')} onClick={takeBack} />
        <Act label={t('queue.remove')} onClick={remove} />
      </p>
    </article>
  )
}

function Act({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <UnstyledButton className={classes.act} onClick={onClick}>
      {label}
    </UnstyledButton>
  )
}

function sendNow(): void {
  chat.sendQueued()
  focusComposer()
}

function takeBack(): void {
  const text = chat.unqueue()
  if (text !== null) drafts.keep(chat.get().conversationId, text)
  focusComposer({ always: true })
}

function remove(): void {
  const text = chat.unqueue()
  const { conversationId } = chat.get()
  focusComposer()
  if (text === null) return
  const undo = () => {
    if (chat.get().conversationId === conversationId) chat.requeue(text)
    else drafts.keep(conversationId, text)
  }
  const action = { label: t('queue.undo'), onClick: undo }
  toast({ title: t('queue.removed'), tone: 'info', duration: UNDO_MS, action })
}
