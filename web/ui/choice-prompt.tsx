import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './choice-prompt.module.css'
import { IconAlertTriangle } from './icons/alert-triangle.tsx'
import { IconMessageQuestion } from './icons/message-question.tsx'

type ClosedAnswer = {
  label: string
  /** Of the label, where it is not the page's. */
  lang?: string | undefined
  onClick: () => void
  /** `filled` is the expected answer, `plain` has no border. */
  look?: 'filled' | 'outlined' | 'plain'
}

type ChoicePromptProps = {
  /** `wait`: something was said that needs a yes or no. `risk`: something recorded may no longer hold. */
  tone: 'wait' | 'risk'
  question: ReactNode
  quote?: ReactNode
  /** Up to three. */
  answers: readonly ClosedAnswer[]
  /** `row` puts the answers at the right where there is room, `stack` below. */
  layout?: 'row' | 'stack'
  /** While an answer is being saved. */
  busy?: boolean
  /** How many more questions wait, in words. */
  more?: string
}

/** One question with closed answers; nothing changes until one is chosen. */
export function ChoicePrompt({
  tone,
  question,
  quote,
  answers,
  layout = 'stack',
  busy,
  more,
}: ChoicePromptProps) {
  const id = useId()
  const Icon = tone === 'wait' ? IconMessageQuestion : IconAlertTriangle
  return (
    <section className={classes.root} data-tone={tone} data-layout={layout} aria-labelledby={id}>
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.text}>
        <p id={id} className={classes.question}>
          {question}
        </p>
        {quote && <div>{quote}</div>}
      </div>
      <div className={classes.answers}>
        {answers.map(({ label, lang, onClick, look = 'outlined' }) => (
          <Button
            key={label}
            lang={lang}
            className={look === 'outlined' ? classes.outlined : undefined}
            size="xs"
            fz="sm"
            variant={look === 'filled' ? 'filled' : look === 'plain' ? 'transparent' : 'default'}
            color={look === 'plain' ? 'gray' : undefined}
            disabled={busy}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
      {more && <p className={classes.more}>{more}</p>}
    </section>
  )
}
