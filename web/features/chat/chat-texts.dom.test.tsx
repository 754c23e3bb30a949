import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import de from '#content/interface/de/chat.json'
import en from '#content/interface/en/chat.json'
import es from '#content/interface/es/chat.json'
import fr from '#content/interface/fr/chat.json'
import { conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { type PlaybookEntry, playbookApi } from '#shared/playbook.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { answerWith, CHAT, CONVERSATION, messageOf, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { ChatPage } from './chat-page.tsx'
import { Composer } from './composer/composer.tsx'
import { chat } from './conversation/current-chat.ts'
import { MessageList } from './messages/message-list.tsx'
import { EntryDrawer } from './playbook/entry-drawer.tsx'
import { openedEntry } from './playbook/opened-entry.ts'
import { ConversationPanel } from './sidebar/conversation-panel.tsx'
import { ScannedCard } from './updates/scanned-card.tsx'

const SCREENS = [
  ['de', de, 'Wir haben zwölf Interviews geführt.', 'Gut, und wer hat das Problem?'],
  ['es', es, 'Hemos hecho doce entrevistas con clientes.', 'Bien, ¿y quién tiene el problema?'],
  ['fr', fr, 'Nous avons fait douze entretiens avec des clients.', 'Bien, et qui a le problème ?'],
] as const

type Texts = { readonly [key: string]: string | Texts }
const textsIn = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? text : textsIn(text)))

/** A text as queries see it, which take every space for the same. */
const asMatched = (text: string) => text.replace(/\s+/g, ' ')

const STAGES = new Set(LEVEL_NAMES.map((_, level) => shortLevelName(level)))

/** Texts that English alone has, slots and tags aside; stages have one name in every language. */
function englishOnly(own: Texts): Set<string> {
  const theirs = new Set(textsIn(own))
  return new Set(textsIn(en).filter((text) => !theirs.has(text) && !STAGES.has(text) && !/[{<]/.test(text)))
}

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt']

/** Everything on the screen that is read or heard. */
function shownTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : [])),
    ...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  ])
}

const englishOnScreen = (own: Texts) => {
  const english = englishOnly(own)
  return shownTexts().filter((text) => english.has(text.trim()))
}

const update = (parts: Partial<DashboardUpdate>): DashboardUpdate => ({
  type: 'evidence_added',
  changes: {},
  needsConfirmation: false,
  id: 'u1',
  summary: 'LOI: 1',
  ...parts,
})
const ENTRY: PlaybookEntry = {
  id: 'loi',
  title: 'Letters of intent',
  category: 'Evidence',
  lang: 'en',
  claim: 'A signed letter counts.',
  text: '',
  steps: [{ step: 'Name the amount.', deliverable: 'A draft' }],
  rule: null,
  skipIf: null,
  example: null,
  readNext: [],
  document: 'loi',
}
const UPDATES = [
  update({ type: 'level_up', changes: { newLevel: 3 }, summary: 'You reached level 3, Evidence' }),
  update({ id: 'u2', type: 'widget_populated', changes: { widgetName: 'Value Proof' }, summary: 'LOI' }),
  update({
    id: 'u3',
    recordId: 'r1',
    needsConfirmation: true,
    proposal: {
      kind: 'evidence',
      type: 'interview',
      op: 'add',
      count: 12,
      org: null,
      amount: null,
      before: null,
    },
  }),
  update({ id: 'u4', recordId: 'r2', needsConfirmation: true, question: 'LOI?' }),
]

// The page loads them when it needs them; a test that waits for that would wait for the machine.
beforeAll(() =>
  Promise.all([
    import('./markdown/markdown.tsx'),
    import('./updates/update-cards.tsx'),
    import('./sidebar/roadmap-foot.tsx'),
  ]),
)
beforeEach(() => {
  answerWith('')
  network.on(dashboardApi.get, roadmapOf())
  network.on(conversationsApi.list, [])
  network.route('POST', '/functions/v1/generate-suggestions', () => new Response(null, { status: 500 }))
})
afterEach(async () => {
  chat.clear()
  sessionStore.close('signed-out')
  await changeLanguage('en')
})

describe.each(SCREENS)('on a screen in %s', (language, own, said, reply) => {
  beforeEach(() => changeLanguage(language))

  it('a visitor meets no English text', async () => {
    sessionStore.close('signed-out')
    show(<ChatPage footer={null} banner={null} />)
    expect(screen.getByRole('textbox', { name: own.composer.field })).toBeTruthy()
    expect(screen.getByRole('link', { name: own.header.signIn })).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: own.start.starters })).getAllByRole('button'),
    ).toHaveLength(3)
    expect(englishOnScreen(own)).toEqual([])
  })

  it('a member meets none in a conversation with its cards, and none of them names another language', async () => {
    signIn()
    const stored = [
      messageOf({ id: 'm1', role: 'user', content: said }),
      messageOf({ id: 'm2', role: 'assistant', content: reply, finish: 'length', updates: UPDATES }),
    ]
    answerWith('', stored)
    await chat.open(CONVERSATION)
    show(
      <>
        <ConversationPanel />
        <MessageList onReadDown={() => {}} />
        <Composer visitorCount={null} />
      </>,
    )
    const cards = within(await screen.findByRole('list', { name: own.cards.label }))
    expect(cards.getAllByRole('link', { name: own.cards.view }).length).toBeGreaterThan(0)
    expect(cards.getByRole('spinbutton', { name: own.proposals.number })).toBeTruthy()
    expect(cards.getByRole('button', { name: own.cards.yes })).toBeTruthy()
    await screen.findByText(asMatched(own.sidebar.none))
    expect(screen.getByText(asMatched(own.endings.length))).toBeTruthy()
    expect(englishOnScreen(own)).toEqual([])
    expect(document.querySelectorAll('[lang]:not(html, [lang=zxx])')).toHaveLength(0)
  })

  it('what was written in another language says so', async () => {
    signIn()
    const question = 'Is the letter of intent signed by your customer?'
    const stored = [
      messageOf({ id: 'm1', role: 'user', content: 'What do we do now?' }),
      messageOf({
        id: 'm2',
        role: 'assistant',
        content: 'You talk to the people who have the problem.',
        updates: [update({ recordId: 'r1', needsConfirmation: true, question })],
      }),
    ]
    answerWith('', stored)
    await chat.open(CONVERSATION)
    show(<MessageList onReadDown={() => {}} />)
    const langOf = async (text: string) =>
      (await screen.findByText(text)).closest('[lang]')?.getAttribute('lang')
    expect(await langOf('What do we do now?')).toBe('en')
    expect(await langOf('You talk to the people who have the problem.')).toBe('en')
    expect(await langOf(question)).toBe('en')
    const yes = screen.getByRole('button', { name: own.cards.yes })
    expect(yes.closest('[lang]:not(html, [lang=zxx])')).toBeNull()
  })

  it('an open conversation changes its cards with the language, and keeps what was said', async () => {
    await changeLanguage('en')
    const question = 'Is the letter of intent signed by your customer?'
    const storedWith = (asked: string) => [
      messageOf({ id: 'm1', role: 'user', content: 'What do we do now?' }),
      messageOf({
        id: 'm2',
        role: 'assistant',
        content: 'You talk to the people who have the problem.',
        updates: [update({ recordId: 'r1', needsConfirmation: true, question: asked })],
      }),
    ]
    signIn()
    answerWith('', storedWith(question))
    await chat.open(CONVERSATION)
    const { rerender } = show(<MessageList key="en" onReadDown={() => {}} />)
    await screen.findByText(/signed by your customer/)
    answerWith('', storedWith(said))
    await act(() => changeLanguage(language))
    rerender(<MessageList key={language} onReadDown={() => {}} />)
    expect(await screen.findByText(new RegExp(said.slice(0, -1)))).toBeTruthy()
    expect(screen.queryByText(/signed by your customer/)).toBeNull()
    const kept = await screen.findByText('You talk to the people who have the problem.')
    expect(kept.closest('[lang]')?.getAttribute('lang')).toBe('en')
  })

  it('an entry is asked about in its own language', async () => {
    answerWith('')
    network.on(playbookApi.read, ENTRY)
    act(() => openedEntry.open({ id: 'loi', title: 'Letters of intent' }, null))
    const { user } = show(<EntryDrawer place="beside" />)
    await user.click(await screen.findByRole('button', { name: asMatched(own.entry.documents.loi) }))
    expect(network.sent(CHAT)).toMatchObject([{ messages: [{ content: 'Write the LOI' }] }])
    expect(screen.getByRole('heading', { name: 'Letters of intent' }).lang).toBe('en')
    expect(englishOnScreen(own)).toEqual([])
    act(() => openedEntry.dismiss())
  })

  it('a count that only a reply claims is confirmed in words of the screen', async () => {
    signIn()
    network.route(CHAT.method, CHAT.path, () => new Promise<Response>(() => {}))
    const { user } = show(<ScannedCard reply="Noted: 14 interviews so far." open />)
    await user.click(await screen.findByRole('button', { name: own.cards.yes }))
    const [sent] = network.sent(CHAT) as [{ messages: { content: string }[] }]
    expect(sent.messages.at(-1)?.content).toMatch(/14 (Interviews|entrevistas|entretiens)/)
    expect(englishOnScreen(own)).toEqual([])
  })
})
