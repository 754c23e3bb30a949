import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ConversationListItem, conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import type { QuestionView } from '#shared/dashboard-views.ts'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { CONVERSATION, signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { changeFeed, network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { listedRows } from '../updates/listed-rows.ts'
import { HomeCards } from './home-cards.tsx'

const ACTION = {
  ...roadmapOf().action,
  id: 'interviews_proof',
  text: 'Reach 20 interviews; stop early.',
  number: 20,
}
const QUESTION: QuestionView = {
  recordId: 'r1',
  type: 'interview',
  question: 'Do the four interviews count?',
  options: [
    { label: 'Yes', answer: 'confirm', count: 4 },
    { label: 'No', answer: 'reject' },
  ],
  atRisk: false,
  source: {
    kind: 'message',
    eventId: 'e1',
    quote: '',
    messageId: null,
    conversationId: null,
    at: '',
  } as never,
}
const LAST: ConversationListItem = {
  id: CONVERSATION,
  title: 'Six weeks at Kufstein',
  first_message: 'We met Andrea.',
  last_sentence: 'She wants the number to reach by Friday.',
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  user_id: null,
  pinned: false,
  archived: false,
  venture_id: null,
}
const ROADMAP = roadmapOf({
  current_level: 3,
  counters: { ...roadmapOf().counters, interview: 10 },
  action: ACTION,
  questions: [QUESTION],
})

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, ROADMAP)
  network.on(conversationsApi.list, [
    { ...LAST, id: 'older', title: 'Older', updated_at: '2026-01-01T00:00:00Z', last_sentence: '' },
    LAST,
  ])
})
afterEach(() => {
  chat.clear()
  languageStore.show('en')
})

const cards = () => screen.findByRole('region', { name: 'Where you left off' })

describe('a member’s home', () => {
  it('shows the next step, the open question and the last conversation', async () => {
    show(<HomeCards />)
    const row = within(await cards())
    expect(row.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Reach 20 interviews',
      'Do the four interviews count?',
      'Six weeks at Kufstein',
    ])
    expect(row.getByText('10 of 20 so far')).toBeTruthy()
    expect(row.getByText('Last conversation, today')).toBeTruthy()
    expect(row.getByText('She wants the number to reach by Friday.')).toBeTruthy()
    expect(row.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`/c/${CONVERSATION}`)
  })

  it('leaves out a conversation that was deleted elsewhere, before the list was read again', async () => {
    const feed = changeFeed()
    show(<HomeCards />)
    await within(await cards()).findByText('Six weeks at Kufstein')
    network.route(conversationsApi.list.method, conversationsApi.list.path, () => new Promise(() => {}))
    feed.announce({ table: 'conversations', op: 'DELETE', id: CONVERSATION })
    await waitFor(() => expect(screen.queryByText('Six weeks at Kufstein')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Older' })).toBeTruthy()
  })

  it('takes a closed answer to the open question', async () => {
    network.on(dashboardApi.confirm, { ...ROADMAP, questions: [] })
    const { user } = show(<HomeCards />)
    await user.click(within(await cards()).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByText('One question open')).toBeNull())
    expect(network.sent(dashboardApi.confirm)).toEqual([{ count: 4 }])
  })

  it('shows of several questions the one that the roadmap asks for next', async () => {
    const second = { ...QUESTION, recordId: 'r2', question: 'Is the pilot still running?' }
    const action = { ...ACTION, id: 'confirm:r2', text: second.question }
    network.on(dashboardApi.get, { ...ROADMAP, action, questions: [QUESTION, second] })
    show(<HomeCards />)
    expect(within(await cards()).getByText('2 questions open')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Is the pilot still running?' })).toBeTruthy()
    expect(screen.queryByText('Do the four interviews count?')).toBeNull()
  })

  it('leaves the question out that a new member’s list asks', async () => {
    const second = { ...QUESTION, recordId: 'r2', question: 'Is the pilot still running?' }
    network.on(dashboardApi.get, { ...ROADMAP, questions: [QUESTION, second] })
    const unlist = listedRows.list(['r1'])
    show(<HomeCards />)
    expect(within(await cards()).getByText('One question open')).toBeTruthy()
    expect(screen.queryByText('Do the four interviews count?')).toBeNull()
    act(unlist)
    expect(await screen.findByText('2 questions open')).toBeTruthy()
  })

  it('asks the open question in the chat', async () => {
    const { user } = show(<HomeCards />)
    await user.click(within(await cards()).getByRole('button', { name: 'Answer' }))
    expect(chat.get().messages).toMatchObject([{ role: 'assistant', content: QUESTION.question }])
  })

  it('has nothing to show on a first visit', async () => {
    network.on(dashboardApi.get, roadmapOf())
    network.on(conversationsApi.list, [])
    show(<HomeCards />)
    await waitFor(() => expect(network.sent(dashboardApi.get)).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('leaves the cards out when the roadmap could not be read', async () => {
    network.refuse(dashboardApi.get, 500, { error: 'Broken', code: 'internal' })
    show(<HomeCards />)
    await waitFor(() => expect(network.sent(dashboardApi.get)).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each(['de', 'es', 'fr'] as const)('is in one language in %s', async (language) => {
    await changeLanguage(language)
    show(<HomeCards />)
    await screen.findByRole('region')
    expect(englishOnScreen('home', language)).toEqual([])
  })
})
