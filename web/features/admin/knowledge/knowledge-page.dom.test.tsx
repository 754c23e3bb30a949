import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type KnowledgeEntry, knowledgeApi } from '#shared/admin/knowledge.ts'
import { knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import type { TryHit } from '#shared/admin/knowledge-questions.ts'
import { notionApi } from '#shared/admin/notion.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { onPhone } from '#web/test/devices.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { KnowledgePage } from './knowledge-page.tsx'

const AT = '2026-11-21T09:00:00.000Z'
const ENTRY: KnowledgeEntry = {
  id: '55555555-5555-4555-8555-555555555555',
  title: 'How many interviews are enough',
  content: 'Ten of one kind.',
  category: 'Interviews',
  keywords: ['interviews', 'customers', 'enough', 'wells'],
  relevance_tags: ['L1', 'L2', 'L3'],
  source: 'shipped',
  edited: false,
  texts: { translations: 0, answers: 0, stale: [] },
  created_at: AT,
  updated_at: AT,
  last_used_at: null,
}
const HIT: TryHit = {
  id: ENTRY.id,
  title: ENTRY.title,
  category: ENTRY.category,
  score: 0.912,
  given: true,
  why: {
    title: ['interviews'],
    keywords: ['interviews'],
    tags: [],
    content: [],
    reasons: ['First by its words.'],
  },
}

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(knowledgeApi.list, { entries: [ENTRY], total: 1, categories: [], tags: [] })
  network.on(knowledgeApi.gaps, { shown: true, total: 0, gaps: [] })
  network.on(notionApi.status, { configured: false, pageId: '', running: false, last: null })
})

describe('the entries of the knowledge base', () => {
  it('are read by support in a dialog without a field, and none can be chosen', async () => {
    act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'support'))
    const { user } = show(<KnowledgePage />, { at: '/admin/knowledge' })
    await user.click(await screen.findByRole('button', { name: `Read ${ENTRY.title}` }))
    const dialog = await screen.findByRole('dialog', { name: 'Knowledge Entry' })
    expect(within(dialog).getByText('Ten of one kind.')).toBeTruthy()
    expect(within(dialog).queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('are a table that shows the first keywords and tags, and how many more there are', async () => {
    show(<KnowledgePage />, { at: '/admin/knowledge' })
    const row = await screen.findByRole('row', { name: /How many interviews are enough/ })
    expect(screen.getByRole('heading', { name: 'Knowledge Entries (1)' })).toBeTruthy()
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(1, 4)).toEqual(['Interviews', 'interviewscustomersenough+1', 'L1L2+1'])
  })

  it('are cards on a phone', async () => {
    onPhone()
    show(<KnowledgePage />, { at: '/admin/knowledge' })
    expect(await screen.findByRole('button', { name: `Edit ${ENTRY.title}` })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that are none are said to be none, until the search is cleared', async () => {
    network.route('GET', knowledgeApi.list.path, ({ input }) =>
      Response.json(
        'search' in (input as object)
          ? { entries: [], total: 0, categories: [], tags: [] }
          : { entries: [ENTRY], total: 1, categories: [], tags: [] },
      ),
    )
    const { user } = show(<KnowledgePage />, { at: '/admin/knowledge?search=nothing' })
    expect(await screen.findByText('No entries found')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Knowledge Entries (0)' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByText('No entries found')).toBeNull())
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/knowledge')
  })
})

describe('a question that is tried', () => {
  const ask = async (question: string) => {
    const { user } = show(<KnowledgePage />, { at: '/admin/knowledge?tab=try' })
    await user.type(await screen.findByRole('textbox', { name: 'Question' }), `${question}{Enter}`)
    return user
  }

  it('shows what it finds and why, and leads to the entry with its history', async () => {
    network.on(knowledgeApi.tryQuestion, {
      language: 'en',
      terms: ['interviews'],
      found: true,
      by: 'model',
      hits: [HIT],
    })
    network.on(knowledgeHistoryApi.versions, {
      versions: [
        {
          id: '1',
          entry_id: ENTRY.id,
          title: ENTRY.title,
          cause: 'shipped',
          deleted: false,
          actor: null,
          created_at: AT,
          current: true,
        },
      ],
    })
    const user = await ask('How many interviews are enough before I build a pilot?')
    expect(await screen.findByText(/^Read as English/)).toBeTruthy()
    expect(screen.getByText('Matches interviews in the title and keywords.')).toBeTruthy()
    await user.click(screen.getByText('Why'))
    expect(screen.getByText('First by its words.')).toBeTruthy()
    expect(screen.getByText('Probability that it answers the question: 0.912')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: ENTRY.title }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit Knowledge Entry' })
    await user.click(within(dialog).getByRole('tab', { name: 'History' }))
    expect(await within(dialog).findByText('Shipped with a release')).toBeTruthy()
  })

  it('that nothing answers becomes an entry with its words', async () => {
    network.on(knowledgeApi.tryQuestion, { language: 'en', terms: [], found: false, by: 'guide', hits: [] })
    const user = await ask('Who won the Bundesliga last weekend?')
    await user.click(await screen.findByRole('button', { name: 'Write an entry for it' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add New Knowledge Entry' })
    expect(within(dialog).getByRole('textbox', { name: 'Title *' })).toHaveProperty(
      'value',
      'Who won the Bundesliga last weekend?',
    )
  })
})
