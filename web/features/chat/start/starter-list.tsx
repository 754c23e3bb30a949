import type { Starter } from '#shared/starters.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.tsx'
import { Quote } from '#web/ui/quote.tsx'
import { chat } from '../conversation/current-chat.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import classes from './empty-chat.module.css'

const t = textsOf('chat')

type StarterListProps = {
  starters: readonly Starter[]
  /** Whether they are a member's. */
  member?: boolean
}

/** Cards that send their words as the first message. */
export function StarterList({ starters, member }: StarterListProps) {
  return (
    <ul className={classes.starters} data-member={member || undefined} aria-label={t('start.starters')}>
      {starters.map(({ prompt, label }) => (
        <li key={label} className={classes.starter}>
          <button type="button" className={classes.card} onClick={() => chat.send(prompt) && focusComposer()}>
            <Quote text={prompt} size="quote" />
            <span className={classes.label}>
              {label}
              <IconArrowUpRight size={16} stroke={1.6} aria-hidden="true" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
