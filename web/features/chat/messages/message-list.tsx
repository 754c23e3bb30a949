import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { type ChatState, finishedReply, type Message } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { useChat } from '../conversation/use-chat.ts'
import { AssistantMessage, preloadMarkdown } from './assistant-message.tsx'
import { LoadingMessages } from './loading-messages.tsx'
import { useMessageAnchor } from './message-anchor.ts'
import classes from './message-list.module.css'
import { spoken } from './spoken.ts'
import { Suggestions } from './suggestions.tsx'
import { useFollowing } from './use-following.ts'
import { UserMessage } from './user-message.tsx'

const t = textsOf('chat')

const whole = (state: ChatState) => state

type MessageListProps = {
  /** Ends the list on phones. */
  footer: ReactNode
}

/** Until the server has told its id, a message that it has would be sent beside itself, not in its place. */
const isSettled = ({ id, status }: Message) => id !== null || status === 'unsent'

/** The conversation. It follows the text only while its end is in view. */
export function MessageList({ footer }: MessageListProps) {
  const state = useChat(whole)
  const { messages, reply, load } = state
  const still = useReducedMotion()
  const list = useRef<HTMLElement>(null)
  useMessageAnchor(list, load === 'ready' && messages.length > 0)
  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  const follow = useFollowing(lastQuestion?.key)
  const isIdle = reply === null && load === 'ready'

  useEffect(preloadMarkdown, [])
  return (
    <div className={classes.frame}>
      <div ref={follow.scrollRef} className={classes.scroller}>
        <div ref={follow.contentRef} className={classes.content}>
          <section
            ref={list}
            className={classes.messages}
            role="log"
            aria-live="off"
            aria-label={t('messages.conversation')}
            aria-busy={!isIdle}
          >
            <h1 className={classes.unseen}>{t('messages.conversation')}</h1>
            {load === 'loading' && <LoadingMessages />}
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
            <Messages state={state} lastQuestion={lastQuestion} />
          </section>
          <Suggestions state={state} />
          <div className={classes.footer}>{footer}</div>
        </div>
      </div>
      {!follow.isAtBottom && reply?.phase === 'writing' && (
        <Button
          className={classes.below}
          size="xs"
          leftSection={<IconArrowDown size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => void follow.scrollToBottom(still ? 'instant' : 'smooth')}
        >
          {t('messages.below')}
        </Button>
      )}
      <Announcement state={state} />
    </div>
  )
}

type MessagesProps = { state: ChatState; lastQuestion: Message | undefined }

function Messages({ state: { messages, reply, load }, lastQuestion }: MessagesProps) {
  const lastKey = messages.at(-1)?.key
  const isIdle = reply === null && load === 'ready'
  return messages.map((message, index) =>
    message.role === 'user' ? (
      <UserMessage
        key={message.key}
        message={message}
        editable={isIdle && message === lastQuestion && isSettled(message)}
        alone={message.status === 'unsent' && messages[index + 1]?.status !== 'failed'}
      />
    ) : (
      <AssistantMessage
        key={message.key}
        message={message}
        reply={message.key === lastKey ? reply : null}
        actionable={isIdle && message.key === lastKey}
        answersUnsent={messages[index - 1]?.status === 'unsent'}
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
