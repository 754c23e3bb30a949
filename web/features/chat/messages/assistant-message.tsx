import { ActionIcon } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { lazy, memo, Suspense } from 'react'
import { conversationLanguage } from '#shared/language.ts'
import { aroundOffer } from '#shared/offers.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconCopy } from '#web/ui/icons/copy.tsx'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { focusComposer } from '../composer/focus-composer.ts'
import { useAnswering } from '../composer/use-answering.ts'
import type { Message, Reply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { openCards } from '../offers/open-cards.ts'
import classes from './assistant-message.module.css'
import { DocumentLink } from './document-link.tsx'
import { CONTINUE, CUT, INTERRUPTED, STOPPED, WRITE_AGAIN } from './reply-endings.ts'

const loadMarkdown = () => import('../markdown/markdown.tsx')

/** Fetches what formats replies, so that the first one does not wait for it. */
export function preloadMarkdown(): void {
  loadMarkdown().catch(() => {})
}

/** A reply stays readable when what formats it cannot be loaded. */
const Markdown = lazy(async () => {
  const { Markdown } = await loadMarkdown().catch(() => ({ Markdown: PlainReply }))
  return { default: Markdown }
})

function PlainReply({ text }: { text: string; streaming?: boolean }) {
  return <div className={classes.plain}>{text}</div>
}

const AnswerCards = lazy(async () => {
  const { AnswerCards } = await import('../offers/answer-cards.tsx')
  return { default: AnswerCards }
})
const UpdateCards = lazy(async () => {
  const { UpdateCards } = await import('../updates/update-cards.tsx')
  return { default: UpdateCards }
})
const ScannedCard = lazy(async () => {
  const { ScannedCard } = await import('../updates/scanned-card.tsx')
  return { default: ScannedCard }
})

const NoticedCard = lazy(async () => {
  const { NoticedCard } = await import('../updates/noticed-card.tsx')
  return { default: NoticedCard }
})

type AssistantMessageProps = {
  message: Message
  /** The reply's progress, for the message that is being written. */
  reply: Reply | null
  /** The last message, and nothing is under way. */
  actionable: boolean
  /** It stands under a message that the server did not take. */
  answersUnsent: boolean
}

/** One reply: its text or what is awaited, how it ended, and what can be done with it. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, reply, actionable, answersUnsent } = props
  const { content, status } = message
  const waits = reply !== null && reply.phase !== 'writing'
  return (
    <article className={classes.root} aria-label="Assistant">
      <LogoMark className={classes.mark} size={25} />
      <div className={classes.body}>
        {(!waits || reply.from > 0) && content !== '' && <ReplyText message={message} />}
        {waits && <Ticks words={wordsFor(reply)} />}
        {reply?.offline && !waits && (
          <StateLine state="info" text="Connection lost. Joining the reply again…" />
        )}
        {!reply && message.standIn && (
          <StateLine state="info" text="Our usual assistant is not available. A backup answered." />
        )}
        {!reply && <DocumentLink message={message} />}
        {!reply && <EndLine message={message} actionable={actionable} answersUnsent={answersUnsent} />}
        {!reply && <Updates message={message} actionable={actionable} />}
        {!reply && content !== '' && <Actions content={content} last={actionable && status !== 'seeded'} />}
      </div>
    </article>
  )
})

/** The reply, with its cards in the place of the sentence that offers them. */
function ReplyText({ message }: { message: Message }) {
  const { content, status } = message
  const cards = openCards(message)
  const around = cards && aroundOffer(content, cards.words)
  const text = around ? around.before : content
  return (
    <Suspense fallback={<PlainReply text={content} />}>
      {text !== '' && <Markdown text={text} streaming={status === 'streaming'} />}
      {cards && <AnswerCards message={message} cards={cards} sentence={around?.sentence} />}
      {around && around.after !== '' && <Markdown text={around.after} />}
    </Suspense>
  )
}

/**
 * What the server recorded; without a word of its, what a reply written here claims, for members. For visitors what
 * would be recorded.
 */
function Updates({ message, actionable }: Pick<AssistantMessageProps, 'message' | 'actionable'>) {
  const { updates, content, status, key, id } = message
  const session = useSession().status
  if (session === 'out') return <Suspense fallback={null}>{id && <NoticedCard replyKey={key} />}</Suspense>
  const mayClaim = session === 'in' && status === 'complete' && content !== '' && key !== id
  if (!updates && !mayClaim) return null
  return (
    <Suspense fallback={null}>
      {updates ? <UpdateCards updates={updates} /> : <ScannedCard reply={content} open={actionable} />}
    </Suspense>
  )
}

function wordsFor({ phase, notice, offline }: Reply): string | undefined {
  if (offline) return 'Connection lost. Joining the reply again…'
  if (notice === 'waiting') return 'Waiting for your other replies to finish.'
  if (notice === 'retrying') return 'The AI provider is busy, trying again…'
  if (notice === 'thinking') return 'Thinking it through. This can take a minute or two…'
  return phase === 'analyzing' ? 'Analyzing your inputs…' : undefined
}

const thenType = (act: () => void) => () => {
  act()
  focusComposer()
}
const goOn = thenType(chat.goOn)
const writeAgain = thenType(chat.regenerate)
const retry = thenType(chat.retry)

/** How the reply ended, when it did not end well, and the one thing to do about it. */
function EndLine({ message, actionable, answersUnsent }: Omit<AssistantMessageProps, 'reply'>) {
  const hasText = message.content !== ''
  const answering = useAnswering()
  const lang = conversationLanguage([...chat.get().messages])
  const act = (label: string, onClick: () => void) => (actionable ? { action: { label, onClick } } : {})
  const again = { label: WRITE_AGAIN[lang], onClick: writeAgain }
  // The guide goes on with nothing: what it says, it says whole.
  const more = answering === 'guide' ? again : { label: CONTINUE[lang], onClick: goOn }
  switch (message.status) {
    case 'stopped':
      return hasText ? (
        <StateLine state="stopped" text={STOPPED[lang]} lang={lang} {...act(more.label, more.onClick)} />
      ) : (
        <StateLine
          state="stopped"
          text="Stopped before the first word."
          {...act('Write again', writeAgain)}
        />
      )
    case 'interrupted': {
      const text = 'Interrupted before the first word. Your message is saved.'
      if (!hasText) return <StateLine state="interrupted" text={text} {...act('Write again', writeAgain)} />
      return (
        <StateLine
          state="interrupted"
          text={INTERRUPTED[lang]}
          lang={lang}
          {...act(again.label, writeAgain)}
          {...(actionable && answering !== 'guide' && { also: more })}
        />
      )
    }
    case 'failed': {
      const text = answersUnsent
        ? 'Not sent. Your message is kept here.'
        : 'No reply arrived. Your message is saved.'
      return <StateLine state="failed" text={text} {...act('Retry', retry)} />
    }
    default: {
      const { finish } = message
      if (!finish) return null
      const action = finish === 'length' ? act(more.label, more.onClick) : {}
      return <StateLine state="stopped" text={CUT[finish][lang]} lang={lang} {...action} />
    }
  }
}

function Actions({ content, last }: { content: string; last: boolean }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const copyLabel = clipboard.copied ? 'Copied' : 'Copy reply'
  return (
    <div className={classes.actions} data-last={last || undefined}>
      <ActionIcon size={30} aria-label={copyLabel} title={copyLabel} onClick={() => clipboard.copy(content)}>
        {clipboard.copied ? (
          <IconCheck size={18} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconCopy size={18} stroke={1.6} aria-hidden="true" />
        )}
      </ActionIcon>
      {last && (
        <ActionIcon
          size={30}
          aria-label="Write the reply again"
          title="Write the reply again"
          onClick={writeAgain}
        >
          <IconRefresh size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  )
}
