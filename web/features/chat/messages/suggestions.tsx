import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { type ChatState, finishedReply } from '../conversation/chat-state.ts'
import { chat } from '../conversation/current-chat.ts'
import { leadIn } from '../draft/ask-about.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import { openCards, otherAnswers } from '../offers/open-cards.ts'
import classes from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

const t = textsOf('chat')

function send(text: string): void {
  if (chat.send(text)) focusComposer()
}

/** Puts what an answer is about in front of it, where it is typed. */
function begin(part: string): void {
  leadIn.set(chat.get().conversationId, t('messages.partLead', { part }))
  focusComposer({ always: true })
}

const SHOWN = 3

/**
 * Short follow-ups to the last reply; pressing one sends it. While it offers cards, those are what to press. Below an
 * opening line they are the parts of its subject, and pressing one begins the answer.
 */
export function Suggestions({ state }: { state: ChatState }) {
  const last = finishedReply(state)
  const parts = last?.parts ?? []
  const asks = parts.length === 0 && !openCards(last)
  const found = useSuggestions(asks ? last : undefined, state.messages)
  const suggestions = [...new Set([...parts, ...otherAnswers(last), ...found])].slice(0, SHOWN)
  const press = parts.length > 0 ? begin : send
  if (suggestions.length === 0) return null
  return (
    <ul className={classes.root} aria-label={t('messages.suggestions')}>
      {suggestions.map((text) => (
        <li key={text} className={classes.item}>
          <button type="button" className={classes.chip} lang={foreignLang(text)} onClick={() => press(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
