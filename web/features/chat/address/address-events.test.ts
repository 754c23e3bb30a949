import { describe, expect, it } from 'vitest'
import {
  type Address,
  type AddressEvent,
  afterEvent,
  NOWHERE,
  type Person,
  type Place,
} from './address-events.ts'

const home: Address = { key: 'k1', id: null, state: null, isCurrent: true }
const stored: Address = { key: 'k2', id: 'c1', state: null, isCurrent: true }
const visitor: Person = { userId: null, departure: 'none' }
const member: Person = { userId: 'u1', departure: 'none' }
const asMember: Place = { ...NOWHERE, userId: 'u1' }

const arrived = (at: Address, person: Person, conversationId: string | null = null): AddressEvent => ({
  type: 'arrived',
  at,
  person,
  conversationId,
})
const stepsOf = (place: Place, event: AddressEvent) => afterEvent(place, event).steps

describe('the address of the chat', () => {
  it('opens the conversation that it names', () => {
    expect(stepsOf(NOWHERE, arrived(stored, visitor))).toEqual([{ do: 'open', id: 'c1' }])
  })

  it('reads a conversation again that is open already', () => {
    expect(stepsOf(NOWHERE, arrived(stored, visitor, 'c1'))).toEqual([{ do: 'refresh' }])
  })

  it('does nothing when it is told of the same arrival twice', () => {
    const { place } = afterEvent(NOWHERE, arrived(stored, visitor))
    expect(stepsOf(place, arrived(stored, visitor, 'c1'))).toEqual([])
  })

  it('begins afresh on the start page and forgets what a visitor would have gone on with', () => {
    expect(stepsOf(NOWHERE, arrived(home, visitor))).toEqual([
      { do: 'clear' },
      { do: 'note', id: null },
      { do: 'recover' },
      { do: 'begin', state: null, userId: null },
    ])
  })

  it('keeps the conversation of an ended session in mind on the start page', () => {
    const steps = stepsOf(NOWHERE, arrived(home, { userId: null, departure: 'ended' }))
    expect(steps).not.toContainEqual({ do: 'note', id: null })
  })

  it('goes on with a noted conversation when a member comes to the start page', () => {
    expect(stepsOf(asMember, arrived(home, member))).toContainEqual({ do: 'go-on' })
  })

  it('uses what was handed over once, and takes it out of the address', () => {
    const handed = { prefilledPrompt: 'Hello' }
    const first = afterEvent(asMember, arrived({ ...home, state: handed }, member))
    expect(first.steps.slice(-2)).toEqual([
      { do: 'begin', state: handed, userId: 'u1' },
      { do: 'go', to: '/' },
    ])
    const second = afterEvent(first.place, arrived({ ...home, key: 'k3' }, member))
    expect(second.steps).toEqual([])
    expect(stepsOf(second.place, arrived({ ...home, key: 'k4' }, member))).toContainEqual({ do: 'clear' })
  })

  it('leads to the start page when somebody signs in, and goes on there with their conversation', () => {
    expect(stepsOf(NOWHERE, arrived(stored, member, 'c1'))).toEqual([
      { do: 'clear' },
      { do: 'go', to: '/' },
      { do: 'go-on', id: 'c1' },
    ])
  })

  it('notes the conversation of a session that the server has ended', () => {
    expect(stepsOf(asMember, arrived(stored, { userId: null, departure: 'ended' }, 'c1'))).toEqual([
      { do: 'clear' },
      { do: 'note', id: 'c1' },
      { do: 'go', to: '/' },
    ])
  })

  it('leaves whoever signed out where they were sent', () => {
    const elsewhere = { ...stored, isCurrent: false }
    expect(stepsOf(asMember, arrived(elsewhere, { userId: null, departure: 'signed-out' }, 'c1'))).toEqual([
      { do: 'clear' },
    ])
  })

  it('becomes that of a new conversation, unless the person is on the way to another page', () => {
    const adopted = (at: Address): AddressEvent => ({ type: 'adopted', at, conversationId: 'c9' })
    expect(stepsOf(asMember, adopted(home))).toEqual([{ do: 'go', to: '/c/c9' }])
    expect(stepsOf(asMember, adopted({ ...home, isCurrent: false }))).toEqual([])
  })

  it('becomes that of a conversation opened on the start page once it is answered', () => {
    const answering = (at: Address): AddressEvent => ({ type: 'answering', at, conversationId: 'c1' })
    expect(stepsOf(asMember, answering(home))).toEqual([{ do: 'go', to: '/c/c1' }])
    expect(stepsOf(asMember, answering(stored))).toEqual([])
  })

  it('notes the conversation of a visitor, to go on with after signing up', () => {
    expect(stepsOf(NOWHERE, { type: 'visited', conversationId: 'c1' })).toEqual([{ do: 'note', id: 'c1' }])
  })
})
