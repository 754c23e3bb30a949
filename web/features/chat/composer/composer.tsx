import { ActionIcon, Kbd } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { site } from '#web/lib/site.ts'
import { loadTexts, textsOf } from '#web/lib/texts.ts'
import { useStore } from '#web/lib/use-store.ts'
import { IconArrowUp } from '#web/ui/icons/arrow-up.tsx'
import { IconPlayerStopFilled } from '#web/ui/icons/player-stop-filled.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { freeMessagesLeft } from '../conversation/anonymous-count.ts'
import { chat } from '../conversation/current-chat.ts'
import { useChat } from '../conversation/use-chat.ts'
import { leadIn, splitLead } from '../draft/ask-about.ts'
import { drafts } from '../draft/drafts.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { textDirection } from '../draft/text-direction.ts'
import { AnsweredBy } from './answered-by.tsx'
import classes from './composer.module.css'
import type { DictationState } from './dictation.tsx'
import { messageLength } from './message-length.ts'
import { recognitionHere } from './recognition.ts'
import { useGrowth } from './use-growth.ts'

const t = textsOf('chat')

const Dictation = lazy(async () => {
  const [{ Dictation }] = await Promise.all([import('./dictation.tsx'), loadTexts(['details'])])
  return { default: Dictation }
})

type ComposerProps = {
  /** Replies a visitor has had, null for members. */
  visitorCount: number | null
}

/** The message box. What is typed is kept per conversation, and stays whenever nothing was sent. */
export function Composer({ visitorCount }: ComposerProps) {
  const conversationId = useChat((state) => state.conversationId)
  const load = useChat((state) => state.load)
  const replying = useChat(({ reply }) => reply && (reply.stopping ? 'stopping' : 'writing'))
  const { text, typed, write, clear } = useTyped(conversationId)
  const { counter, problem } = messageLength(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  useGrowth(field)

  const isDisabled = load === 'loading' || load === 'failed'
  const canSend = typed.trim() !== '' && !problem && !isDisabled
  const [refused, setRefused] = useState(false)
  const [dictated, setDictated] = useState<DictationState | null>(null)
  const [sent, setSent] = useState(0)
  // The screen that the server draws does not know the browser.
  const dictates = useMounted() && recognitionHere() !== undefined
  const isFull = useChat(({ queued }) => queued !== null) && replying !== null

  const send = () => {
    if (canSend && chat.send(text)) {
      clear()
      setSent((times) => times + 1)
    }
    setRefused(canSend && isFull)
    field.current?.focus()
  }
  return (
    <form
      className={classes.root}
      aria-label={t('composer.label')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div
        className={classes.box}
        data-invalid={problem ? true : undefined}
        data-quiet={(text === '' && visitorCount === null) || undefined}
        data-placeholder={t('composer.placeholder')}
      >
        <Field
          ref={field}
          text={text}
          aria-describedby={hintId}
          aria-invalid={problem ? true : undefined}
          disabled={isDisabled}
          onWrite={write}
          onSend={send}
        />
        <div className={classes.foot}>
          <span id={hintId} className={classes.hint}>
            <Hint visitorCount={visitorCount} queues={replying !== null} />
          </span>
          {counter && (
            <span className={`${classes.counter} num`} data-over={problem ? true : undefined}>
              {counter}
            </span>
          )}
          {dictates && !isDisabled && (
            <Suspense fallback={null}>
              <Dictation
                key={`${conversationId} ${sent}`}
                conversationId={conversationId}
                onState={setDictated}
              />
            </Suspense>
          )}
          <SendButton replying={replying} canSend={canSend} />
        </div>
      </div>
      <Line line={problem ? { state: 'failed', text: problem } : null} />
      <Line line={dictated} />
      <Line line={refused && isFull ? { state: 'info', text: t('composer.queueFull') } : null} />
      <AnsweredBy />
    </form>
  )
}

/** The text of the box: the lead in front, then what is typed and kept as the conversation's draft. */
function useTyped(conversationId: string | null) {
  const typed = useStore({ subscribe: drafts.subscribe, get: () => drafts.get(conversationId) }, () => '')
  const lead = useStore({ subscribe: leadIn.subscribe, get: () => leadIn.get(conversationId) })
  return {
    text: lead + typed,
    typed,
    write(value: string) {
      const written = splitLead(value, lead)
      if (written.lead !== lead) leadIn.set(conversationId, written.lead)
      drafts.set(conversationId, written.typed)
    },
    clear() {
      drafts.set(conversationId, '')
      leadIn.set(conversationId, '')
    },
  }
}

interface FieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly text: string
  readonly onWrite: (value: string) => void
  readonly onSend: () => void
}

/** The field to type in. */
const Field = ({ text, onWrite, onSend, ...props }: FieldProps) => (
  <textarea
    {...props}
    className={classes.field}
    data-composer
    dir={textDirection(text)}
    aria-label={t('composer.field')}
    placeholder={t('composer.placeholder')}
    rows={1}
    value={text}
    enterKeyHint="send"
    onChange={(event) => onWrite(event.currentTarget.value)}
    onKeyDown={(event) => {
      if (!sends(event)) return
      event.preventDefault()
      onSend()
    }}
  />
)

/** Shows a line about the text in the box, below it. */
const Line = ({ line }: { line: DictationState | null }) =>
  line && (
    <div className={classes.problem}>
      <StateLine {...line} />
    </div>
  )

/** Enter sends, unless it ends a word that is being composed. */
function sends(event: KeyboardEvent): boolean {
  const composes = event.nativeEvent.isComposing || event.keyCode === 229
  return event.key === 'Enter' && !event.shiftKey && !composes
}

function Hint({ visitorCount, queues }: { visitorCount: number | null; queues: boolean }) {
  if (visitorCount !== null)
    return <span className="num">{freeMessagesLeft(visitorCount, site.anonymousMessageLimit)}</span>
  const keys = queues ? 'composer.queueKeys' : 'composer.keys'
  return <span className={classes.keys}>{t.rich(keys, { kbd: (chunks) => <Kbd>{chunks}</Kbd> })}</span>
}

type SendButtonProps = { replying: 'writing' | 'stopping' | null; canSend: boolean }

/** Sends, and stops the reply while one is being written. */
function SendButton({ replying, canSend }: SendButtonProps) {
  if (replying) {
    return (
      <ActionIcon
        key="stop"
        className={classes.send}
        data-look="stop"
        size={34}
        aria-label={replying === 'stopping' ? t('composer.stopping') : t('composer.stop')}
        title={t('composer.stop')}
        aria-disabled={replying === 'stopping' || undefined}
        onClick={({ detail }) => {
          // The second click of a double one was aimed at what stood here before.
          if (detail > 1) return
          chat.stop()
          focusComposer()
        }}
      >
        <IconPlayerStopFilled size={16} aria-hidden="true" />
      </ActionIcon>
    )
  }
  return (
    <ActionIcon
      key="send"
      type="submit"
      className={classes.send}
      data-look={canSend ? 'ready' : 'waiting'}
      size={34}
      aria-label={t('composer.send')}
      title={t('composer.send')}
      disabled={!canSend}
    >
      <IconArrowUp size={20} stroke={1.8} aria-hidden="true" />
    </ActionIcon>
  )
}
