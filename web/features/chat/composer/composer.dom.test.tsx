import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGE_MAX_LENGTH } from '#shared/chat.ts'
import { answerWith, CHAT } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { drafts } from '../draft/drafts.ts'
import { Composer } from './composer.tsx'

const box = () => screen.getByRole('textbox', { name: 'Your message' })

beforeEach(() => answerWith('Who has this problem?'))
afterEach(() => {
  chat.clear()
  drafts.set(null, '')
})

describe('the message box', () => {
  it('sends what was typed with Enter, and is empty then', async () => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'We sell laser optics{Enter}')
    expect(network.sent(CHAT)).toMatchObject([
      { messages: [{ role: 'user', content: 'We sell laser optics' }] },
    ])
    expect(box()).toHaveProperty('value', '')
  })

  it('adds a line with Shift and Enter, and sends nothing', async () => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'First{Shift>}{Enter}{/Shift}second')
    expect(box()).toHaveProperty('value', 'First\nsecond')
    expect(network.sent(CHAT)).toEqual([])
  })

  it('has nothing to send while it is blank', async () => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), '   {Enter}')
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', true)
    expect(network.sent(CHAT)).toEqual([])
  })

  it('says that a message is too long, and keeps it', async () => {
    drafts.set(null, 'x'.repeat(MESSAGE_MAX_LENGTH + 1))
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), '{Enter}')
    expect(screen.getByText(/8,000.*Shorten it or send it in parts/)).toBeTruthy()
    expect(box()).toHaveProperty('value', 'x'.repeat(MESSAGE_MAX_LENGTH + 1))
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(network.sent(CHAT)).toEqual([])
  })

  it('gives back the text that the server was too busy to take', async () => {
    network.refuse(CHAT, 503, { error: 'Too many people are writing. Try again in a moment.', code: 'busy' })
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'Hello{Enter}')
    await waitFor(() => expect(box()).toHaveProperty('value', 'Hello'))
  })

  it('offers to stop the reply while it is being written', async () => {
    network.route(CHAT.method, CHAT.path, () => new Promise<Response>(() => {}))
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'Hello{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Stop the reply' }))
    expect(screen.getByRole('button', { name: 'Stopping the reply' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it('does not stop the reply with the second click of a double one on sending', async () => {
    network.route(CHAT.method, CHAT.path, () => new Promise<Response>(() => {}))
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    const stop = await screen.findByRole('button', { name: 'Stop the reply' })
    fireEvent.click(stop, { detail: 2 })
    expect(screen.getByRole('button', { name: 'Stop the reply' })).toBeTruthy()
  })

  it('tells a visitor how many free messages are left', () => {
    show(<Composer visitorCount={4} />)
    expect(box().getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/2 free messages left/)).toBeTruthy()
  })
})
