import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import de from '#content/interface/de/keeping.json'
import es from '#content/interface/es/keeping.json'
import fr from '#content/interface/fr/keeping.json'
import { conversationLinksApi, type SharedConversation } from '#shared/conversation-links.ts'
import { conversationsApi } from '#shared/conversations.ts'
import { ROUTES } from '#shared/routes.ts'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { CONVERSATION, messageOf, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { PrintConversationPage } from './print-conversation-page.tsx'
import { SharedConversationPage } from './shared-conversation-page.tsx'

const SHARED: SharedConversation = {
  title: 'Six weeks at Kufstein',
  by: null,
  created_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2026-12-21T09:00:00.000Z',
  messages: [
    { role: 'user', content: 'What do I charge for six weeks?', created_at: '2026-11-20T09:00:00.000Z' },
    { role: 'assistant', content: 'Charge **4,800 euro**.', created_at: '2026-11-20T09:01:00.000Z' },
  ],
}

const showShared = () =>
  show(
    <Routes>
      <Route path={ROUTES.sharedConversation} element={<SharedConversationPage />} />
    </Routes>,
    { at: '/shared/c/a-token-that-nobody-guesses' },
  )

// What is loaded later is there, so that no test waits for it.
beforeAll(() => import('../markdown/markdown.tsx'))

afterEach(() => languageStore.show('en'))

describe('a shared conversation', () => {
  it('is shown for reading, without a name, a way to write, or a place in search engines', async () => {
    network.on(conversationLinksApi.read, SHARED)
    showShared()
    expect(await screen.findByRole('heading', { name: 'Six weeks at Kufstein', level: 1 })).toBeTruthy()
    expect(screen.getByText('Shared with you for reading')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Founder' }).textContent).toContain('What do I charge')
    const reply = within(screen.getByRole('article', { name: 'Assistant' }))
    expect((await reply.findByText('4,800 euro')).tagName).toBe('STRONG')
    expect(screen.getByText('As it was on 21 November 2026. The link ends on 21 December 2026.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('says who shares it where the owner wants that', async () => {
    network.on(conversationLinksApi.read, { ...SHARED, by: 'Lena Berger' })
    showShared()
    expect(await screen.findByText('Shared with you by Lena Berger, for reading')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Lena Berger' })).toBeTruthy()
  })

  it.each([
    ['de', de.shared],
    ['es', es.shared],
    ['fr', fr.shared],
  ] as const)(
    'is framed in the language of the reader in %s, and says which its own is',
    async (language, own) => {
      network.on(conversationLinksApi.read, SHARED)
      await changeLanguage(language)
      showShared()
      expect(await screen.findByText(own.forReading)).toBeTruthy()
      expect(
        screen.getByText('What do I charge for six weeks?').closest('[lang]')?.getAttribute('lang'),
      ).toBe('en')
    },
  )

  it('says that a link has ended', async () => {
    network.refuse(conversationLinksApi.read, 404, { error: 'Not found', code: 'not_found' })
    showShared()
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy()
  })

  it('is loaded again when the server could not be reached', async () => {
    network.refuse(conversationLinksApi.read, 500, { error: 'Something went wrong.', code: 'internal' })
    const { user } = showShared()
    await screen.findByText('This conversation could not be loaded.')
    network.on(conversationLinksApi.read, SHARED)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Six weeks at Kufstein' })).toBeTruthy()
  })
})

describe('the print of a conversation', () => {
  it('shows title and messages, and leads back', async () => {
    signIn()
    network.on(conversationsApi.list, [])
    network.on(
      conversationsApi.messages,
      SHARED.messages.map((message, at) => messageOf({ ...message, id: `m${at}` })),
    )
    show(
      <Routes>
        <Route path={ROUTES.printConversation} element={<PrintConversationPage />} />
      </Routes>,
      { at: `/c/${CONVERSATION}/print` },
    )
    expect(await screen.findByRole('heading', { name: 'What do I charge for six weeks?' })).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Ada Lovelace' })).toBeTruthy()
    expect(await screen.findByText('4,800 euro')).toBeTruthy()
    expect(screen.getByText('Answers are AI-generated')).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Back to the conversation' })
    expect(back.getAttribute('href')).toBe(`/c/${CONVERSATION}`)
  })
})
