import { Button } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { messageLength } from '../composer/message-length.ts'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { textDirection } from '../draft/text-direction.ts'
import classes from './message-editor.module.css'

const t = textsOf('chat')

/** Edits a message in its place. Sent, it replaces the message and everything after it. */
export function MessageEditor({ message, onDone }: { message: Message; onDone: () => void }) {
  const [text, setText] = useState(message.content)
  const field = useRef<HTMLTextAreaElement>(null)
  const { problem } = messageLength(text)
  const canSend = text.trim() !== '' && !problem
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const send = () => {
    if (!canSend || !chat.edit(message, text)) return
    onDone()
    focusComposer()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes.root}
      aria-label={t('edit.label')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        dir={textDirection(text)}
        className={classes.field}
        aria-label={t('edit.field')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {problem && <StateLine state="failed" text={problem} />}
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" size="xs" fz="sm" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" variant="filled" size="xs" fz="sm" disabled={!canSend}>
          {t('edit.send')}
        </Button>
      </div>
    </form>
  )
}
