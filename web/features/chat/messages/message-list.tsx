import { Button } from '@mantine/core'
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { loadTexts, textsOf } from '#web/lib/texts.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { type ChatState, finishedReply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { useChat } from '../conversation/use-chat.ts'
import { AssistantMessage, areRepliesThere, loadReplies } from './assistant-message.tsx'
import { LoadingMessages } from './loading-messages.tsx'
import { useMessageAnchor } from './message-anchor.ts'
import classes from './message-list.module.css'
import { spoken } from './spoken.ts'
import { Suggestions } from './suggestions.tsx'
import { turnsIn } from './turns.ts'
import { useFirstTurn } from './use-first-turn.ts'
import { type ReadingPlace, useReadingPlace } from './use-reading-place.ts'
import { UserMessage } from './user-message.tsx'

const t = textsOf('chat')

const whole = (state: ChatState) => state

const QueuedMessage = lazy(async () => {
  const [{ QueuedMessage }] = await Promise.all([import('./queued-message.tsx'), loadTexts(['details'])])
  return { default: QueuedMessage }
})

type MessageListProps = {
  /** Is told whether the reader scrolls down, so that what they don't read steps aside. */
  onReadDown: (down: boolean) => void
}

/** Until the server has told its id, a message that it has would be sent beside itself, not in its place. */
const isSettled = ({ id, status }: Message) => id !== null || status === 'unsent'

/** The conversation. */
export function MessageList({ onReadDown }: MessageListProps) {
  const state = useChat(whole)
  const { messages, reply, load } = state
  const list = useRef<HTMLElement>(null)
  const isShown = useShown(state)
  useMessageAnchor(list, load === 'ready' && isShown && messages.length > 0)
  const place = useReadingPlace(state, onReadDown)
  const isIdle = reply === null && load === 'ready'

  return (
    <div className={classes.frame}>
      <div ref={place.scroller} className={classes.scroller} data-conversation>
        <div ref={place.content}>
          <section
            ref={list}
            className={classes.messages}
            role="log"
            aria-live="off"
            aria-label={t('messages.conversation')}
            aria-busy={!isIdle}
          >
            <h1 className={classes.unseen}>{t('messages.conversation')}</h1>
            {(load === 'loading' || !isShown) && <LoadingMessages />}
            {load === 'failed' && (
              <StateLine
                state="failed"
                text={t('messages.notLoaded')}
                action={{
                  label: t('messages.retry'),
                  onClick: () => state.conversationId && void chat.open(state.conversationId),
                }}
              />
            )}
            {isShown && <Turns state={state} held={place.held} />}
          </section>
        </div>
      </div>
      {place.below && <ToEnd writing={reply?.phase === 'writing'} toEnd={place.toEnd} />}
      <Announcement state={state} />
    </div>
  )
}

/**
 * Whether the messages are shown: those of a conversation that was opened once what draws them is there, so that none
 * grows under its reader, and in pieces, since drawing many takes long.
 */
function useShown({ messages, reply, load }: ChatState): boolean {
  const isThere = load === 'ready' && messages.length > 0
  const [isDrawn, setDrawn] = useState(isThere && areRepliesThere())
  if (load === 'loading' && isDrawn) setDrawn(false)
  useEffect(() => {
    let isLeft = false
    void loadReplies().then(() => {
      if (!isLeft && isThere) startTransition(() => setDrawn(true))
    })
    return () => {
      isLeft = true
    }
  }, [isThere])
  return isDrawn || reply !== null || !isThere
}

/** Leads to the end of the conversation, and says when text is being written there. */
function ToEnd({ writing, toEnd }: { writing: boolean; toEnd: ReadingPlace['toEnd'] }) {
  return (
    <Button
      className={classes.below}
      size="xs"
      leftSection={<IconArrowDown size={16} stroke={1.6} aria-hidden="true" />}
      onClick={toEnd}
    >
      {writing ? t('messages.below') : t('messages.toEnd')}
    </Button>
  )
}

/** The messages, turn by turn; the last turn ends with what can be said next. */
function Turns({ state, held }: { state: ChatState; held: boolean }) {
  const { messages, reply, queued } = state
  const turns = turnsIn(messages)
  const first = useFirstTurn(turns)
  return turns.slice(first).map((turn) => {
    const isLast = turn === turns.at(-1)
    return (
      <div key={turn.key} className={classes.turn} data-turn data-held={(isLast && held) || undefined}>
        <Messages turn={turn.messages} state={state} />
        {isLast && <Suggestions state={state} />}
        {isLast && queued !== null && (
          <Suspense fallback={null}>
            <QueuedMessage text={queued} waits={reply === null} />
          </Suspense>
        )}
      </div>
    )
  })
}

type MessagesProps = { turn: readonly Message[]; state: ChatState }

function Messages({ turn, state: { messages, reply, load } }: MessagesProps) {
  const lastKey = messages.at(-1)?.key
  const isIdle = reply === null && load === 'ready'
  return turn.map((message, index) =>
    message.role === 'user' ? (
      <UserMessage
        key={message.key}
        message={message}
        editable={isIdle && isSettled(message)}
        alone={message.status === 'unsent' && turn[index + 1]?.status !== 'failed'}
      />
    ) : (
      <AssistantMessage
        key={message.key}
        message={message}
        reply={message.key === lastKey ? reply : null}
        actionable={isIdle && message.key === lastKey}
        answersUnsent={turn[index - 1]?.status === 'unsent'}
      />
    ),
  )
}

/** Tells screen readers of a reply once it is finished, not with each piece; and of none that was there before. */
function Announcement({ state }: { state: ChatState }) {
  const { reply, load } = state
  const [followed, setFollowed] = useState(false)
  if (reply && !followed) setFollowed(true)
  if (load === 'loading' && followed) setFollowed(false)
  const waits = reply !== null && reply.phase !== 'writing'
  const text = followed && !waits ? spoken(finishedReply(state)?.content ?? '') : ''
  return (
    <p role="status" className={classes.unseen} lang={foreignLang(text)}>
      {waits ? t('messages.waiting') : text}
    </p>
  )
}
