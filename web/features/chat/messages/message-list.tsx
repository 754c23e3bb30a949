import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import { StateLine } from '#web/ui/state-line.tsx'
import { type ChatState, finishedReply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { useChat } from '../conversation/use-chat.ts'
import { AssistantMessage, preloadMarkdown } from './assistant-message.tsx'
import { LoadingMessages } from './loading-messages.tsx'
import { useLeadsToMessage, useMessageAnchor } from './message-anchor.ts'
import classes from './message-list.module.css'
import { spoken } from './spoken.ts'
import { Suggestions } from './suggestions.tsx'
import { UserMessage } from './user-message.tsx'

const whole = (state: ChatState) => state

type MessageListProps = {
  /** Ends the list on phones. */
  footer: ReactNode
}

/** The conversation. It follows the text only while its end is in view. */
export function MessageList({ footer }: MessageListProps) {
  const state = useChat(whole)
  const { messages, reply, load } = state
  const still = useReducedMotion()
  const leadsToMessage = useLeadsToMessage()
  const follow = useStickToBottom({ initial: leadsToMessage ? false : 'instant', resize: 'instant' })
  const list = useRef<HTMLElement>(null)
  useMessageAnchor(list, load === 'ready' && messages.length > 0)
  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  const lastKey = messages.at(-1)?.key
  const isIdle = reply === null && load === 'ready'

  // Whoever sends wants to see what comes of it, wherever they were reading.
  const sentKey = useRef(lastQuestion?.key)
  const { scrollToBottom, scrollRef, state: followed } = follow
  useEffect(preloadMarkdown, [])
  useEffect(() => {
    if (lastQuestion?.key === sentKey.current) return
    const isFirst = sentKey.current === undefined
    sentKey.current = lastQuestion?.key
    if (isFirst && leadsToMessage) return
    void scrollToBottom('instant')
  }, [lastQuestion?.key, leadsToMessage, scrollToBottom])

  // A phone's keyboard or a growing message box takes room from the list: its end stays in view.
  useEffect(() => {
    const scroller = scrollRef.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      // Set through the library, so that it does not take the change for the reader's scrolling.
      if (followed.isAtBottom) followed.scrollTop = scroller.scrollHeight
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scrollRef, followed])

  return (
    <div className={classes.frame}>
      <div ref={follow.scrollRef} className={classes.scroller}>
        <div ref={follow.contentRef} className={classes.content}>
          <section
            ref={list}
            className={classes.messages}
            role="log"
            aria-live="off"
            aria-label="Conversation"
            aria-busy={!isIdle}
          >
            <h1 className={classes.unseen}>Conversation</h1>
            {load === 'loading' && <LoadingMessages />}
            {load === 'failed' && (
              <StateLine
                state="failed"
                text="This conversation could not be loaded. It is still saved."
                action={{
                  label: 'Retry',
                  onClick: () => state.conversationId && void chat.open(state.conversationId),
                }}
              />
            )}
            {messages.map((message, index) =>
              message.role === 'user' ? (
                <UserMessage
                  key={message.key}
                  message={message}
                  editable={isIdle && message === lastQuestion}
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
            )}
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
          onClick={() => void scrollToBottom(still ? 'instant' : 'smooth')}
        >
          New text below
        </Button>
      )}
      <Announcement state={state} />
    </div>
  )
}

/** Tells screen readers of a reply once it is finished, not with each piece; and of none that was there before. */
function Announcement({ state }: { state: ChatState }) {
  const { reply, load } = state
  const [followed, setFollowed] = useState(false)
  if (reply && !followed) setFollowed(true)
  if (load === 'loading' && followed) setFollowed(false)
  const waits = reply !== null && reply.phase !== 'writing'
  return (
    <p role="status" className={classes.unseen}>
      {waits ? 'Waiting for the reply' : followed ? spoken(finishedReply(state)?.content ?? '') : ''}
    </p>
  )
}
