import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, CHAT, CONVERSATION, messageOf } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { Composer } from '../composer/composer.tsx'
import { chat } from '../conversation/current-chat.ts'
import { MessageList } from './message-list.tsx'

const QUESTION = messageOf({ id: 'm1', role: 'user', content: 'How many interviews do we need?' })

/** Opens a conversation whose last reply is as given. */
async function open(reply: Partial<Parameters<typeof messageOf>[0]>) {
  answerWith('Twelve.', [QUESTION, messageOf({ id: 'm2', role: 'assistant', content: 'Twenty.', ...reply })])
  await chat.open(CONVERSATION)
  return show(<MessageList onReadDown={() => {}} />)
}

beforeEach(() =>
  network.route('POST', '/functions/v1/generate-suggestions', () => new Response(null, { status: 500 })),
)
afterEach(() => chat.clear())

describe('a conversation', () => {
  it("is a log with the person's messages and the replies in order", async () => {
    await open({})
    const log = screen.getByRole('log', { name: 'Conversation' })
    await screen.findByText('Twenty.')
    const articles = [...log.querySelectorAll('article')].map((article) => article.getAttribute('aria-label'))
    expect(articles).toEqual(['You', 'Assistant'])
  })

  it('offers the parts of what it opens with, and begins the answer with the one pressed', async () => {
    chat.seed('What has changed?', ['The technology', 'The problem'])
    const { user } = show(
      <>
        <MessageList onReadDown={() => {}} />
        <Composer visitorCount={null} />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: 'The problem' }))
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box.value).toBe('The problem: ')
    await user.click(screen.getByRole('button', { name: 'The technology' }))
    await user.type(box, 'a membrane')
    expect(box.value).toBe('The technology: a membrane')
    expect(network.sent(CHAT)).toEqual([])
  })

  it('asks for the last reply again', async () => {
    const { user } = await open({})
    await user.click(await screen.findByRole('button', { name: 'Write the reply again' }))
    expect(network.sent(CHAT)).toMatchObject([{ conversationId: CONVERSATION, regenerate: true }])
  })

  it('says that a reply was cut short, and lets it go on from its last word', async () => {
    const { user } = await open({ finish: 'length' })
    expect(await screen.findByText('Cut short. The reply reached its length limit.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(network.sent(CHAT)).toMatchObject([{ conversationId: CONVERSATION, continue: true }])
  })

  it('says after a while that it is at work while nothing arrives', async () => {
    const arriving = Promise.withResolvers<Response>()
    await open({})
    network.route(CHAT.method, CHAT.path, () => arriving.promise)
    chat.send('Is anybody there?')
    expect(await screen.findByText('Analyzing your inputs…', {}, { timeout: 20_000 })).toBeTruthy()
    arriving.resolve(Response.json({ error: 'Not now', code: 'internal' }, { status: 500 }))
    await waitFor(() => expect(screen.queryByText('Analyzing your inputs…')).toBeNull())
  })

  it('says that no reply arrived, and asks again', async () => {
    const { user } = await open({ content: '', status: 'failed' })
    expect(await screen.findByText('No reply arrived. Your message is saved.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(network.sent(CHAT)).toHaveLength(1)
  })

  it('says who answered in the place of the model', async () => {
    await open({ stand_in: 'guide' })
    expect(await screen.findByText('Our usual assistant is not available. A backup answered.')).toBeTruthy()
  })

  it('keeps a message that could not be sent, and sends it again', async () => {
    const { user } = await open({})
    network.route(CHAT.method, CHAT.path, () => {
      throw new TypeError('offline')
    })
    chat.send('Are they enough?')
    expect(await screen.findByText('Not sent. Your message is kept here.')).toBeTruthy()
    answerWith('They are.', [QUESTION])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(network.sent(CHAT)).toHaveLength(2)
  })

  it('sends an edited message in the place of the first', async () => {
    const { user } = await open({})
    await user.click(await screen.findByRole('button', { name: 'Edit message' }))
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, 'How many interviews?{Enter}')
    expect(network.sent(CHAT)).toMatchObject([{ conversationId: CONVERSATION, editMessageId: 'm1' }])
  })
})
