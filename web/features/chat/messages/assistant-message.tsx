import { lazy, memo, Suspense } from 'react'
import { aroundOffer } from '#shared/offers.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { part } from '#web/lib/part.tsx'
import { loadTexts, textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useAnswering } from '../composer/use-answering.ts'
import type { Reply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { openCards } from '../offers/open-cards.ts'
import classes from './assistant-message.module.css'
import { DocumentLink } from './document-link.tsx'
import { MarkedMessage } from './marked.ts'
import { messageAnchor } from './message-anchor.ts'

const t = textsOf('chat')

/** Characters of a reply that its language is told by. */
const SHOWS_LANGUAGE = 1000

const ReplyActions = part(async () => {
  const [{ ReplyActions }] = await Promise.all([import('./reply-actions.tsx'), loadTexts(['details'])])
  return ReplyActions
})

/** A reply stays readable when what formats it cannot be loaded. */
const Markdown = part(() =>
  import('../markdown/markdown.tsx').then(
    ({ Markdown }) => Markdown,
    () => PlainReply,
  ),
)
const UpdateCards = part(async () => (await import('../updates/update-cards.tsx')).UpdateCards)

/**
 * Fetches what formats replies, acts on them and shows what came of them; what cannot be had is done without.
 */
export const loadReplies = async (): Promise<void> => {
  await Promise.allSettled([Markdown, ReplyActions, UpdateCards, MarkedMessage].map((each) => each.load()))
  areThere = true
}

let areThere = false
/** True once the code that draws replies has loaded, so that a conversation's messages can be shown at once. */
export const areRepliesThere = (): boolean => areThere

function PlainReply({ text, lang }: { text: string; streaming?: boolean; lang?: string | undefined }) {
  return (
    <div className={classes.plain} lang={lang}>
      {text}
    </div>
  )
}

const AnswerCards = lazy(async () => {
  const { AnswerCards } = await import('../offers/answer-cards.tsx')
  return { default: AnswerCards }
})
const ScannedCard = lazy(async () => {
  const { ScannedCard } = await import('../updates/scanned-card.tsx')
  return { default: ScannedCard }
})

const CommitmentOffer = lazy(async () => {
  const [{ CommitmentOffer }] = await Promise.all([
    import('#web/lib/commitments/commitment-offer.tsx'),
    loadTexts(['commitments']),
  ])
  return { default: CommitmentOffer }
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
  const { id, content, status } = message
  const waits = reply !== null && reply.phase !== 'writing'
  return (
    <article
      className={classes.root}
      aria-label={t('messages.assistant')}
      {...(id && { id: messageAnchor(id) })}
    >
      <LogoMark className={classes.mark} size={25} />
      <div className={classes.body}>
        {(!waits || reply.from > 0) && content !== '' && <ReplyText message={message} />}
        {waits && <ScaleBar words={wordsFor(reply)} />}
        {reply?.offline && !waits && <StateLine state="info" text={t('progress.lost')} />}
        {!reply && message.standIn && <StateLine state="info" text={t('messages.standIn')} />}
        {!reply && <DocumentLink message={message} />}
        {!reply && <EndLine message={message} actionable={actionable} answersUnsent={answersUnsent} />}
        {!reply && <Updates message={message} actionable={actionable} />}
        {!reply && message.status === 'complete' && message.offers?.commitment && (
          <Suspense fallback={null}>
            <CommitmentOffer offer={message.offers.commitment} />
          </Suspense>
        )}
        {!reply && content !== '' && (
          <div className={classes.actions} data-last={(actionable && status !== 'seeded') || undefined}>
            <Suspense fallback={null}>
              <ReplyActions message={message} last={actionable && status !== 'seeded'} />
            </Suspense>
          </div>
        )}
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
  const lang = foreignLang(content.slice(0, SHOWS_LANGUAGE))
  return (
    <Suspense fallback={<PlainReply text={content} lang={lang} />}>
      {text !== '' && <Markdown text={text} streaming={status === 'streaming'} lang={lang} />}
      {cards && <AnswerCards message={message} cards={cards} sentence={around?.sentence} />}
      {around && around.after !== '' && <Markdown text={around.after} lang={lang} />}
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
  if (offline) return t('progress.lost')
  if (notice === 'waiting') return t('progress.waiting')
  if (notice === 'retrying') return t('progress.retrying')
  if (notice === 'thinking') return t('progress.thinking')
  return phase === 'analyzing' ? t('progress.analyzing') : undefined
}

const thenType = (act: () => void) => () => {
  act()
  focusComposer()
}
const goOn = thenType(chat.goOn)
const writeAgain = thenType(() => chat.regenerate())
const retry = thenType(chat.retry)

/** Tells that a reply did not end well, and offers the one thing to do about it. */
function EndLine({ message, actionable, answersUnsent }: Omit<AssistantMessageProps, 'reply'>) {
  const hasText = message.content !== ''
  const answering = useAnswering()
  const act = (label: string, onClick: () => void) => (actionable ? { action: { label, onClick } } : {})
  const again = { label: t('endings.again'), onClick: writeAgain }
  // The guide goes on with nothing: what it says, it says whole.
  const more = answering === 'guide' ? again : { label: t('endings.continue'), onClick: goOn }
  switch (message.status) {
    case 'stopped':
      return hasText ? (
        <StateLine state="stopped" text={t('endings.stopped')} {...act(more.label, more.onClick)} />
      ) : (
        <StateLine state="stopped" text={t('endings.stoppedEarly')} {...act(again.label, writeAgain)} />
      )
    case 'interrupted': {
      const early = t('endings.interruptedEarly')
      if (!hasText) return <StateLine state="interrupted" text={early} {...act(again.label, writeAgain)} />
      return (
        <StateLine
          state="interrupted"
          text={t('endings.interrupted')}
          {...act(again.label, writeAgain)}
          {...(actionable && answering !== 'guide' && { also: more })}
        />
      )
    }
    case 'failed': {
      const text = answersUnsent ? t('messages.notSent') : t('messages.noReply')
      return <StateLine state="failed" text={text} {...act(t('messages.retry'), retry)} />
    }
    default: {
      const { finish } = message
      if (!finish) return null
      const action = finish === 'length' ? act(more.label, more.onClick) : {}
      const state = finish === 'length' ? 'cut' : 'stopped'
      return <StateLine state={state} text={t(`endings.${finish}`)} {...action} />
    }
  }
}
