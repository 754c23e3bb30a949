import { type ChatState, finishedReply } from './chat-state.ts'
import { chat } from './current-chat.ts'
import { focusComposer } from './focus-composer.ts'
import classes from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

function send(text: string): void {
  if (chat.send(text)) focusComposer()
}

/** Short follow-ups to the last reply; pressing one sends it. */
export function Suggestions({ state }: { state: ChatState }) {
  const suggestions = useSuggestions(finishedReply(state), state.messages)
  if (suggestions.length === 0) return null
  return (
    <ul className={classes.root} aria-label="Suggestions">
      {suggestions.map((text) => (
        <li key={text} className={classes.item}>
          <button type="button" className={classes.chip} onClick={() => send(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
