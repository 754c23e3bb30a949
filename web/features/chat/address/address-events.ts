import { ROUTES } from '#shared/routes.ts'
import type { SessionState } from '#web/lib/session-store.ts'
import { conversationPath } from '../conversation/conversation-path.ts'

/** What the last event left: whose address it was, which one, and whether its state has been used up. */
export interface Place {
  readonly userId: string | null
  /** The router's key of the address. */
  readonly key: string
  /** The state handed over was taken out of the address, which thereby becomes a new one. */
  readonly usedUp: boolean
}

/** What happened to the address, to the person at it, or to the conversation. */
export type AddressEvent =
  /** The address is shown, or shown to somebody else, once it is known who is there. */
  | { type: 'arrived'; at: Address; person: Person; conversationId: string | null }
  /** The server has taken a new conversation. */
  | { type: 'adopted'; at: Address; conversationId: string }
  /** A conversation is being answered. */
  | { type: 'answering'; at: Address; conversationId: string }
  /** A visitor has a conversation. */
  | { type: 'visited'; conversationId: string }

export interface Address {
  readonly key: string
  /** The conversation that the address names. */
  readonly id: string | null
  /** What the page that led here handed over. */
  readonly state: unknown
  /** False when the person is on the way to another page, which is still loading: nobody is called back. */
  readonly isCurrent: boolean
}

export interface Person {
  readonly userId: string | null
  readonly departure: SessionState['departure']
}

/** What follows from an event, in this order. */
export type Step =
  | { do: 'clear' }
  | { do: 'open'; id: string }
  | { do: 'refresh' }
  /** Takes up what was being written when the page was left. */
  | { do: 'recover' }
  /** Fills the message box and the conversation with what was handed over. */
  | { do: 'begin'; state: unknown; userId: string | null }
  /** Notes a conversation to go on with after signing in; null forgets it. */
  | { do: 'note'; id: string | null }
  /** Opens a conversation as soon as it is the person's; without an id the one noted, if any. */
  | { do: 'go-on'; id?: string }
  /** Replaces the address. */
  | { do: 'go'; to: string }

export const NOWHERE: Place = { userId: null, key: '', usedUp: false }

/** Says what follows from an event, and the place it leaves. */
export function afterEvent(place: Place, event: AddressEvent): { place: Place; steps: readonly Step[] } {
  switch (event.type) {
    case 'arrived':
      return afterArrival(place, event)
    case 'adopted':
      return { place, steps: event.at.isCurrent ? [goTo(event.conversationId)] : [] }
    case 'answering':
      // One that was opened on the start page gets its address as soon as it goes on.
      return { place, steps: event.at.isCurrent && event.at.id === null ? [goTo(event.conversationId)] : [] }
    case 'visited':
      return { place, steps: [{ do: 'note', id: event.conversationId }] }
  }
}

type Arrived = Extract<AddressEvent, { type: 'arrived' }>
type After = ReturnType<typeof afterEvent>

function afterArrival(before: Place, { at, person, conversationId }: Arrived): After {
  const place = { ...before, userId: person.userId, key: at.key }
  if (before.userId !== person.userId)
    return { place, steps: afterChangeOfPerson(at, person, conversationId ?? at.id) }
  if (before.key === at.key) return { place, steps: [] }
  if (at.id) {
    return { place, steps: [conversationId === at.id ? { do: 'refresh' } : { do: 'open', id: at.id }] }
  }
  if (before.usedUp && !at.state) return { place: { ...place, usedUp: false }, steps: [] }
  return afterStart(place, at, person)
}

/** The start page begins afresh, or goes on with what the person was doing as a visitor. */
function afterStart(place: Place, { state }: Address, { userId, departure }: Person): After {
  const steps: Step[] = [{ do: 'clear' }]
  if (userId !== null) steps.push({ do: 'go-on' })
  else if (departure !== 'ended') steps.push({ do: 'note', id: null })
  steps.push({ do: 'recover' }, { do: 'begin', state, userId })
  // Used up: a reload must not ask again.
  if (state) steps.push({ do: 'go', to: ROUTES.home })
  return { place: { ...place, usedUp: Boolean(state) }, steps }
}

function afterChangeOfPerson(at: Address, { userId, departure }: Person, before: string | null): Step[] {
  const steps: Step[] = [{ do: 'clear' }]
  // Whoever signed out here has been sent elsewhere already.
  if (!before || !at.isCurrent) return steps
  if (userId === null && departure === 'ended') steps.push({ do: 'note', id: before })
  steps.push({ do: 'go', to: ROUTES.home })
  if (userId !== null) steps.push({ do: 'go-on', id: before })
  return steps
}

const goTo = (conversationId: string): Step => ({ do: 'go', to: conversationPath(conversationId) })
