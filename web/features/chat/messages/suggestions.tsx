import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { type ChatState, finishedReply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { openCards, otherAnswers } from '../offers/open-cards.ts'
import classes from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

const t = textsOf('chat')

function send(text: string): void {
  if (chat.send(text)) focusComposer()
}

const SHOWN = 3

/** Short follow-ups to the last reply; pressing one sends it. While it offers cards, those are what to press. */
export function Suggestions({ state }: { state: ChatState }) {
  const last = finishedReply(state)
  const found = useSuggestions(openCards(last) ? undefined : last, state.messages)
  const suggestions = [...new Set([...otherAnswers(last), ...found])].slice(0, SHOWN)
  if (suggestions.length === 0) return null
  return (
    <ul className={classes.root} aria-label={t('messages.suggestions')}>
      {suggestions.map((text) => (
        <li key={text} className={classes.item}>
          <button type="button" className={classes.chip} lang={foreignLang(text)} onClick={() => send(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
