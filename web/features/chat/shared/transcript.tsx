import { lazy, Suspense } from 'react'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { formatDate, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import { Quote } from '#web/ui/quote.tsx'
import classes from './transcript.module.css'

const t = textsOf('chat')

/** Characters of a message that its language is told by. */
const SHOWS_LANGUAGE = 1000

const Markdown = lazy(async () => {
  const { Markdown } = await import('../markdown/markdown.tsx')
  return { default: Markdown }
})

interface Line {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly created_at: string
}

type TranscriptProps = {
  messages: readonly Line[]
  /** What whoever asks is called. */
  asker: string
}

/** A conversation for reading: what was said by whom, and on which day. */
export function Transcript({ messages, asker }: TranscriptProps) {
  return (
    <div className={classes.messages}>
      {messages.map((message, index) => (
        <Message
          key={`${message.role} ${message.created_at}`}
          message={message}
          asker={asker}
          day={newDay(messages[index - 1], message)}
        />
      ))}
    </div>
  )
}

/** The day on which a message was written, unless the one before was written on it too. */
function newDay(before: Line | undefined, { created_at }: Line): string | null {
  const day = formatDate(created_at)
  return before && formatDate(before.created_at) === day ? null : day
}

function Message({ message, asker, day }: { message: Line; asker: string; day: string | null }) {
  const { role, content, created_at } = message
  const lang = foreignLang(content.slice(0, SHOWS_LANGUAGE))
  const time = (
    <time className={classes.time} dateTime={created_at}>
      {formatTime(created_at)}
    </time>
  )
  return (
    <>
      {day && <p className={classes.day}>{day}</p>}
      {role === 'user' ? (
        <article className={classes.asked} aria-label={asker}>
          {time}
          <div className={classes.bubble} lang={lang}>
            <Quote text={content} />
          </div>
        </article>
      ) : (
        <article className={classes.answer} aria-label={t('messages.assistant')}>
          <LogoMark className={classes.mark} size={25} />
          <Suspense
            fallback={
              <div className={classes.plain} lang={lang}>
                {content}
              </div>
            }
          >
            <Markdown text={content} headingLevel={2} lang={lang} />
          </Suspense>
          {time}
        </article>
      )}
    </>
  )
}
