import type { NavigateFunction } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { chat } from '../conversation/current-chat.ts'
import { becomesOurs, rememberConversation, takeConversation } from '../conversation/resume.ts'
import { leadIn } from '../draft/ask-about.ts'
import type { Step } from './address-events.ts'
import { openingLine, prefill } from './entry-prompt.ts'

interface Means {
  readonly navigate: NavigateFunction
  /** Whether it is still this person who is here. */
  isStill(userId: string | null): boolean
}

/** Does what follows from an event of the address. */
export function takeStep(step: Step, { navigate, isStill }: Means): void {
  switch (step.do) {
    case 'clear':
      chat.clear()
      break
    case 'open':
      void chat.open(step.id)
      break
    case 'refresh':
      void chat.refresh()
      break
    case 'recover':
      chat.recover()
      break
    case 'note':
      rememberConversation(step.id)
      break
    case 'go':
      void navigate(step.to, { replace: true, state: null })
      break
    case 'go-on': {
      const noted = step.id ?? takeConversation()
      if (noted) void goOn(noted)
      break
    }
    case 'begin':
      prefill(step.state)
      void openingLine(step.state).then((opening) => {
        if (!opening || step.userId === null || !isStill(step.userId)) return
        leadIn.set(null, '')
        chat.seed(opening.text, opening.parts)
      })
  }
}

/** Opens a conversation once it is the person's, unless they have begun another or gone elsewhere meanwhile. */
async function goOn(conversationId: string): Promise<void> {
  const ours = await becomesOurs(conversationId)
  const untouched = chat.get().messages.length === 0 && window.location.pathname === ROUTES.home
  // The address stays the start page's, where signing in leads, until the person goes on writing.
  if (ours && untouched) void chat.open(conversationId)
}
