import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NONE_CHOSEN, type OfferedCards, offersApi } from '#shared/offers.ts'
import { answerWith, CONVERSATION, messageOf } from '#web/test/conversation.ts'
import { withMouse } from '#web/test/devices.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { Composer } from '../composer/composer.tsx'
import { chat } from '../conversation/current-chat.ts'
import { AnswerCards } from './answer-cards.tsx'

const CARDS: OfferedCards = {
  words: 'ISO 9001',
  options: [
    { entryId: 'e1', answerId: 'norms', title: 'Norms', claim: 'Name the norm that you meet.' },
    { entryId: 'e2', answerId: 'audits', title: 'Audits', claim: 'Ask who audits them.' },
  ],
  chosen: null,
}
const STORED = [
  messageOf({ id: 'm1', role: 'user', content: 'What about ISO 9001?' }),
  messageOf({
    id: 'm2',
    role: 'assistant',
    content: 'Do you mean one of these?',
    offers: { cards: CARDS, document: null },
  }),
]

async function showCards() {
  await chat.open(CONVERSATION)
  const message = chat.get().messages.at(-1)
  if (!message) throw new Error('The conversation is empty.')
  return show(
    <>
      <AnswerCards message={message} cards={CARDS} sentence="Close to ISO 9001 is one of these:" />
      <Composer visitorCount={null} />
    </>,
  )
}

beforeEach(() => answerWith('', STORED))
afterEach(() => chat.clear())

describe('the cards of a reply', () => {
  it('are named by the sentence that asks, which quotes the founder', async () => {
    await showCards()
    expect(screen.getByRole('group', { name: /Close to ISO 9001/ }).querySelector('q')?.textContent).toBe(
      'ISO 9001',
    )
  })

  it('open an answer in their place', async () => {
    network.on(offersApi.choose, {
      content: 'Name the norm.',
      offers: { cards: { ...CARDS, chosen: 'norms' }, document: null },
    })
    const { user } = await showCards()
    await user.click(screen.getByRole('button', { name: /^Norms/ }))
    expect(network.sent(offersApi.choose)).toMatchObject([{ messageId: 'm2', answerId: 'norms' }])
    await waitFor(() => expect(chat.get().messages.at(-1)?.content).toBe('Name the norm.'))
  })

  it('leave one sentence where none of them was meant', async () => {
    const content = "Got it. I don't have an answer to that yet."
    network.on(offersApi.choose, {
      content,
      offers: { cards: { ...CARDS, chosen: NONE_CHOSEN }, document: null },
    })
    withMouse()
    const { user } = await showCards()
    await user.click(screen.getByRole('button', { name: 'None of these' }))
    expect(network.sent(offersApi.choose)).toMatchObject([{ messageId: 'm2', answerId: NONE_CHOSEN }])
    await waitFor(() => expect(chat.get().messages.at(-1)?.content).toBe(content))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' })),
    )
  })

  it('say that an answer could not be opened, and open it again', async () => {
    network.refuse(offersApi.choose, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = await showCards()
    await user.click(screen.getByRole('button', { name: /^Audits/ }))
    expect(await screen.findByText('Something went wrong here.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(network.sent(offersApi.choose)).toHaveLength(2))
  })
})
