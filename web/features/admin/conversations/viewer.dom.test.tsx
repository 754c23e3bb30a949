import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConversationNote, conversationNotesApi } from '#shared/admin/conversation-notes.ts'
import {
  type AdminConversation,
  type AdminMessage,
  adminConversationsApi,
} from '#shared/admin/conversations.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ConversationsPage } from './conversations-page.tsx'

const ID = '77777777-7777-4777-8777-77777777777'
const AT = '2026-11-20T09:31:00.000Z'
const TALK: AdminConversation = {
  id: `${ID}0`,
  created_at: AT,
  updated_at: AT,
  title: 'Pilots',
  user_id: `${ID}1`,
  session_id: null,
  email: 'tomas@veralim.example',
  full_name: 'Tomas Ruiz',
  claimed_at: null,
  message_count: 2,
  group_count: 1,
  first_message: 'How do I price a pilot?',
  level: 3,
  language: 'en',
  signs: ['down'],
  labels: [],
  noted: false,
  found: { message_id: `${ID}2`, excerpt: '… credit the pilot fee later', places: [{ start: 13, end: 18 }] },
}
const message = (n: number, parts: Partial<AdminMessage>): AdminMessage => ({
  id: `${ID}${n}`,
  conversation_id: TALK.id,
  role: 'user',
  content: TALK.first_message,
  created_at: AT,
  status: 'complete',
  facts: null,
  rating: null,
  review_id: null,
  ...parts,
})
const REPLY = message(2, {
  role: 'assistant',
  content: 'Credit the pilot fee later.',
  rating: { rating: 'down', reason: 'too_vague', comment: '' },
  review_id: '12',
  facts: {
    status: 'complete',
    error_code: null,
    model: 'gpt-4o-mini',
    provider: 'direct',
    stand_in: null,
    prompt: null,
    first_text_ms: 1300,
    latency_ms: 4000,
    prompt_tokens: 4480,
    completion_tokens: 176,
    cached_tokens: null,
    cost: 0.0005,
    entries: [],
    rules_checked: null,
    broken: [],
    captures: [],
  },
})

const NOTE: ConversationNote = { labels: ['Pricing'], note: 'Call again.', updatedAt: AT, savedBy: 'Olga' }
const LABELS = [
  { label: 'Pricing', count: 3 },
  { label: 'Follow up', count: 2 },
]

beforeEach(() => {
  signIn('Olga')
  sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin')
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  network.on(noticesApi.list, { notices: [], capabilities: { conversations: true } })
  network.on(conversationNotesApi.labels, { labels: LABELS })
  const counts = { down: 12, failed: 3, rule: 5, gap: 9 }
  network.route('GET', adminConversationsApi.list.path, ({ input }) =>
    Response.json(
      'conversationId' in (input as object)
        ? { messages: [message(1, {}), REPLY], note: NOTE }
        : { conversations: [TALK], total: 1, counts, messages: 1 },
    ),
  )
  return () => void vi.restoreAllMocks()
})
const open = (at: string) => show(<ConversationsPage Reply={({ text }) => <p>{text}</p>} />, { at })
const address = () => screen.getByLabelText('Address').textContent

describe('all conversations', () => {
  it('keeps what they are filtered by in the address, and clears it', async () => {
    const { user } = open('/admin/conversations')
    await user.click(await screen.findByRole('button', { name: 'Rated down 12' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Last 30 days')
    await waitFor(() => expect(address()).toBe('/admin/conversations?days=30&signs=down'))
    expect(screen.getByRole('button', { name: 'Rated down 12' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe('/admin/conversations'))
  })

  it('shows the sentence that was found and counts the messages that hold the words', async () => {
    open('/admin/conversations?text=pilot%20fee')
    await screen.findByText('1 conversation with “pilot fee”, 1 message')
    expect(screen.getByText('pilot', { selector: 'mark' })).toBeTruthy()
    await screen.findByText('1 of 1')
    expect(network.sent(adminConversationsApi.list)).toContainEqual({ text: 'pilot fee' })
  })

  it('are closed where the operator has switched that off', async () => {
    network.on(noticesApi.list, { notices: [], capabilities: { conversations: false } })
    open('/admin/conversations')
    expect(await screen.findByText('Reading conversations is switched off')).toBeTruthy()
    expect(screen.queryByPlaceholderText('Search by user email or name...')).toBeNull()
    expect(network.sent(adminConversationsApi.list)).toEqual([])
  })

  it('tells under a reply what it was made of, and leads to it in the review queue', async () => {
    const { user } = open('/admin/conversations')
    await user.click(await screen.findByRole('button', { name: 'Details gpt-4o-mini · 4.0 s · $0.0005' }))
    expect(screen.getByText('4,480 in, 176 out')).toBeTruthy()
    expect(screen.getAllByText('not recorded then')).toHaveLength(2)
    expect(screen.getByText('Rated down: too vague')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open in review' }).getAttribute('href')).toBe(
      '/admin/review?item=12',
    )
  })
})

describe('labels and note', () => {
  const editing = async () => {
    const { user } = open('/admin/conversations')
    await user.click(await screen.findByRole('button', { name: 'Edit labels and note' }))
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  it('are filtered by, with how many conversations have each', async () => {
    const { user } = open('/admin/conversations')
    const choice = await screen.findByRole('combobox', { name: 'Label' })
    await user.selectOptions(choice, 'Follow up (2)')
    await waitFor(() => expect(address()).toBe('/admin/conversations?label=Follow+up'))
    await waitFor(() =>
      expect(network.sent(adminConversationsApi.list)).toContainEqual({ label: 'Follow up' }),
    )
  })

  it('are written in a dialog and stand at the list and the messages at once', async () => {
    const saved = { ...NOTE, labels: ['Pricing', 'Urgent'], note: '' }
    const { user, dialog } = await editing()
    network.on(conversationNotesApi.save, saved)
    network.on(conversationNotesApi.labels, { labels: [{ label: 'Urgent', count: 1 }] })
    await user.type(dialog.getByRole('combobox', { name: 'Labels' }), 'Urgent,')
    await user.clear(dialog.getByRole('textbox', { name: 'Note' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sent(conversationNotesApi.save)).toEqual([
      { labels: ['Pricing', 'Urgent'], note: '', expectedUpdatedAt: AT },
    ])
    expect(screen.getByRole('list', { name: 'Labels' }).textContent).toBe('PricingUrgent')
    expect(screen.queryByText('Call again.')).toBeNull()
    expect(await screen.findByRole('option', { name: 'Urgent (1)' })).toBeTruthy()
  })

  it('that somebody else saved first stand beside what was typed, by name', async () => {
    const theirs = { ...NOTE, note: 'Never call.', savedBy: 'Bo Quist' }
    network.refuse(conversationNotesApi.save, 409, { code: 'conflict', error: 'Meanwhile', current: theirs })
    const { user, dialog } = await editing()
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' In May.')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: 'Bo Quist saved these labels while you were editing' })
    await user.click(dialog.getByRole('button', { name: 'Back to editing' }))
    expect((dialog.getByRole('textbox', { name: 'Note' }) as HTMLTextAreaElement).value).toBe(
      'Call again. In May.',
    )
  })

  it('that were typed and not saved are back when the dialog opens again', async () => {
    const { user, dialog } = await editing()
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' In May.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Edit labels and note' }))
    await screen.findByText('What you wrote before is back.')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Call again. In May.')
  })

  it('are read by support, who cannot change them', async () => {
    sessionStore.setRole(sessionStore.get().user?.id ?? '', 'support')
    open('/admin/conversations')
    expect(await screen.findByText('Call again.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit labels and note' })).toBeNull()
  })
})
