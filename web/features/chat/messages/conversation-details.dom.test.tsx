import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conversationsApi } from '#shared/conversations.ts'
import { ratingsApi } from '#shared/ratings.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { answerWith, CHAT, CONVERSATION, messageOf, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { Composer } from '../composer/composer.tsx'
import { chat } from '../conversation/current-chat.ts'
import { drafts } from '../draft/drafts.ts'
import { MessageList } from './message-list.tsx'

const QUESTION = messageOf({ id: 'm1', role: 'user', content: 'How do I price it?' })
const REPLY = messageOf({ id: 'm2', role: 'assistant', content: 'Per tonne.' })

/** Opens a conversation with these messages, and the message box under it. */
async function open(messages = [QUESTION, REPLY]) {
  answerWith('Per tonne.', messages)
  await chat.open(CONVERSATION)
  const page = show(
    <>
      <MessageList onReadDown={() => {}} />
      <Composer visitorCount={null} />
    </>,
  )
  await screen.findAllByRole('button', { name: 'Copy reply' })
  return page
}

// The page loads them when it needs them; a test that waits for that would wait for the machine.
beforeAll(() =>
  Promise.all([
    import('../markdown/markdown.tsx'),
    import('./reply-actions.tsx'),
    import('./versions.tsx'),
    import('./queued-message.tsx'),
  ]),
)
beforeEach(() => {
  signIn()
  network.route('POST', '/functions/v1/generate-suggestions', () => new Response(null, { status: 500 }))
})
afterEach(() => {
  chat.clear()
  drafts.set(CONVERSATION, '')
  sessionStore.close('signed-out')
})

describe('a thumb', () => {
  const thumb = (name: string) => screen.getByRole('button', { name })
  const pressed = (name: string) => thumb(name).getAttribute('aria-pressed')
  const STORED = { rating: 'down', reason: null, comment: '' } as const

  it('is not for visitors', async () => {
    sessionStore.close('signed-out')
    await open()
    expect(screen.queryByRole('button', { name: 'Good reply' })).toBeNull()
  })

  it('up is chosen at once, and taken off by pressing it again', async () => {
    network.on(ratingsApi.rate, { ...STORED, rating: 'up' })
    network.on(ratingsApi.remove, { removed: true })
    const { user } = await open()
    await user.click(thumb('Good reply'))
    expect(pressed('Good reply')).toBe('true')
    expect(network.sent(ratingsApi.rate)).toMatchObject([{ rating: 'up' }])
    await user.click(thumb('Good reply'))
    expect(pressed('Good reply')).toBe('false')
    await waitFor(() => expect(network.sent(ratingsApi.remove)).toHaveLength(1))
  })

  it('down asks what was wrong, and says thanks', async () => {
    network.on(ratingsApi.rate, STORED)
    const { user } = await open()
    await user.click(thumb('Bad reply'))
    await user.click(screen.getByRole('button', { name: 'Too vague' }))
    await user.type(screen.getByRole('textbox', { name: 'Anything else? (optional)' }), 'Name a number.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Thanks. That helps.')).toBeTruthy()
    expect(network.sent(ratingsApi.rate)).toMatchObject([
      { rating: 'down', reason: null },
      { rating: 'down', reason: 'too_vague', comment: 'Name a number.' },
    ])
    expect(document.activeElement).toBe(thumb('Bad reply'))
  })

  it('down stays without a reason after Escape', async () => {
    network.on(ratingsApi.rate, STORED)
    const { user } = await open()
    await user.click(thumb('Bad reply'))
    await user.click(screen.getByRole('button', { name: 'Too long' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Too long' })).toBeNull()
    expect(pressed('Bad reply')).toBe('true')
    expect(network.sent(ratingsApi.rate)).toHaveLength(1)
  })

  it('keeps the reason and the line when they could not be stored', async () => {
    network.on(ratingsApi.rate, STORED)
    const { user } = await open()
    await user.click(thumb('Bad reply'))
    const line = screen.getByRole('textbox', { name: 'Anything else? (optional)' })
    await user.type(line, 'Name a number.')
    network.refuse(ratingsApi.rate, 500, { error: 'Something went wrong here.', code: 'internal' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Not saved. What you wrote is kept here.')).toBeTruthy()
    expect(line).toHaveProperty('value', 'Name a number.')
    expect(pressed('Bad reply')).toBe('true')
  })
})

describe('a message', () => {
  it('says when it was written, with the whole date as a tooltip', async () => {
    await open()
    const [first] = document.querySelectorAll('time')
    expect(first?.dateTime).toBe('2026-11-21T09:00:00.000Z')
    expect(first?.textContent).toMatch(/^\d\d:\d\d$/)
    expect(first?.title).toContain('21 November 2026')
  })

  it('of earlier can be edited too', async () => {
    const later = messageOf({ id: 'm3', role: 'user', content: 'And then?' })
    const { user } = await open([QUESTION, REPLY, later, { ...REPLY, id: 'm4' }])
    const [first] = screen.getAllByRole('button', { name: 'Edit message' })
    if (first) await user.click(first)
    await user.type(screen.getByRole('textbox', { name: 'Edited message' }), ' Now?{Enter}')
    expect(network.sent(CHAT)).toMatchObject([{ editMessageId: 'm1' }])
  })

  it('that was edited leads to its other versions, and the focus stays', async () => {
    const { user } = await open([{ ...QUESTION, versions: 2, version: 2 }, REPLY])
    network.on(conversationsApi.showVersion, [
      { ...QUESTION, id: 'm0', content: 'How do I prise it?', versions: 2, version: 1 },
      { ...REPLY, id: 'm9', content: 'Prise what?' },
    ])
    expect(await screen.findByText('2 / 2')).toBeTruthy()
    const next = screen.getByRole('button', { name: 'Next version' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Previous version' }))
    expect(await screen.findByText('Prise what?')).toBeTruthy()
    expect(screen.getByText('1 / 2')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous version' }))
  })

  it.each(['Shorter', 'Longer'])('is answered again as %s', async (name) => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name }))
    expect(network.sent(CHAT)).toMatchObject([{ regenerate: true, length: name.toLowerCase() }])
  })
})

describe('a queued message', () => {
  const box = () => screen.getByRole('textbox', { name: 'Your message' })

  /** A reply that never ends, and what is typed meanwhile. */
  async function openQueued() {
    const page = await open()
    network.route(CHAT.method, CHAT.path, () => new Promise<Response>(() => {}))
    await page.user.type(box(), 'Who signs?{Enter}And when?{Enter}')
    return page
  }

  it('is shown as queued, and no second one is taken', async () => {
    await openQueued()
    expect((await screen.findByRole('article', { name: 'Queued message' })).textContent).toContain(
      'And when?',
    )
    expect(screen.getByText('Queued. Goes out after this reply.')).toBeTruthy()
    expect(box()).toHaveProperty('value', '')
    act(() => void chat.send('And where?'))
    expect(chat.get().queued).toBe('And when?')
  })

  it('says that one is queued already, and keeps the next in the box', async () => {
    const { user } = await openQueued()
    await user.type(box(), 'And where?{Enter}')
    expect(screen.getByText('One message is already queued.')).toBeTruthy()
    expect(box()).toHaveProperty('value', 'And where?')
  })

  it('goes back to the box to be edited', async () => {
    const { user } = await openQueued()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(box()).toHaveProperty('value', 'And when?')
    expect(screen.queryByRole('article', { name: 'Queued message' })).toBeNull()
  })

  it('is removed', async () => {
    const { user } = await openQueued()
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(chat.get().queued).toBeNull()
  })
})
