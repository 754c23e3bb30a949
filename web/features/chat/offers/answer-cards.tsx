import { UnstyledButton } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { choiceOf, NONE_CHOSEN, type OfferedCards } from '#shared/offers.ts'
import { errorText } from '#web/lib/api-error.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import classes from './answer-cards.module.css'
import { wordsIn } from './words-in.ts'

const t = textsOf('chat')

/** How long the cards take to fold; milliseconds, as in the style sheet. */
const FOLD_MS = 180

type AnswerCardsProps = {
  message: Message
  cards: OfferedCards
  /** The sentence of the reply that asks, if it holds one. */
  sentence: string | undefined
}

/** Prepared answers that may be close to words of the message: a tap opens one in the place of all. */
export function AnswerCards({ message, cards, sentence }: AnswerCardsProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const asked = useId()
  const { pressed, failed, folding, choose } = useChoice(message, root)
  const said = [sentence ?? '', ...cards.options.flatMap(({ title, claim }) => [title, claim])].join('\n')
  const lang = foreignLang(said)

  return (
    <fieldset
      ref={root}
      className={classes.root}
      aria-busy={pressed !== null}
      {...(sentence ? { 'aria-labelledby': asked } : { 'aria-label': t('offers.cards') })}
    >
      {sentence && (
        <p id={asked} className={classes.sentence} lang={lang}>
          <Quoting sentence={sentence} words={cards.words} />
        </p>
      )}
      <div className={classes.fold} data-folding={folding || undefined}>
        <ul className={classes.cards} lang={lang}>
          {cards.options
            .map((option) => ({ ...option, choice: choiceOf(option, cards.options) }))
            .map(({ choice, title, claim }) => (
              <li key={choice}>
                <UnstyledButton
                  className={classes.card}
                  data-pressed={pressed === choice || undefined}
                  aria-disabled={pressed !== null || undefined}
                  onClick={() => void choose(choice)}
                >
                  <span className={classes.title}>
                    {title}
                    {pressed === choice && <ScaleBar />}
                  </span>
                  <span className={classes.claim}>{claim}</span>
                </UnstyledButton>
              </li>
            ))}
        </ul>
      </div>
      <UnstyledButton
        className={classes.none}
        aria-disabled={pressed !== null || undefined}
        onClick={() => void choose(NONE_CHOSEN)}
      >
        {t('offers.none')}
        {pressed === NONE_CHOSEN && !folding && <ScaleBar />}
      </UnstyledButton>
      {failed && (
        <div className={classes.failed}>
          <StateLine
            state="failed"
            text={failed.text}
            action={{ label: t('messages.retry'), onClick: () => void choose(failed.answerId) }}
          />
        </div>
      )}
    </fieldset>
  )
}

/** Opens an answer. */
function useChoice(message: Message, root: RefObject<Element | null>) {
  const [pressed, setPressed] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ answerId: string; text: string } | null>(null)
  const [folding, setFolding] = useState(false)
  const still = useReducedMotion()
  const choose = async (answerId: string) => {
    if (pressed !== null) return
    setPressed(answerId)
    setFailed(null)
    const article = root.current?.closest('article')
    const fold = async () => {
      if (answerId !== NONE_CHOSEN || still) return
      setFolding(true)
      await new Promise((resolve) => setTimeout(resolve, FOLD_MS))
    }
    try {
      await chat.choose(message, answerId, fold)
      if (answerId === NONE_CHOSEN) focusComposer()
      else focusAnswer(article)
    } catch (error) {
      setFailed({ answerId, text: errorText(error, t('offers.failed')) })
      setPressed(null)
    }
  }
  return { pressed, failed, folding, choose }
}

/** The founder's own words are serif wherever they stand. */
function Quoting({ sentence, words }: { sentence: string; words: string }): ReactNode {
  const found = wordsIn(sentence, words)
  if (!found) return sentence
  return (
    <>
      {found.before}
      <q className={classes.words}>{found.words}</q>
      {found.after}
    </>
  )
}

/** The card that had the focus is gone: the title of the answer that took its place has it next. */
function focusAnswer(article: Element | null | undefined): void {
  requestAnimationFrame(() => {
    const titles = article?.querySelectorAll<HTMLElement>('[data-title] a') ?? []
    titles[titles.length - 1]?.focus({ preventScroll: true })
  })
}
