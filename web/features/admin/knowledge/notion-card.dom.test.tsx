import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NotionStatus, notionApi } from '#shared/admin/notion.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { NotionCard } from './notion-card.tsx'

const PAGE_ID = '0123456789abcdef0123456789abcdef'
const AT = '2026-11-21T09:00:00.000Z'
const STATUS: NotionStatus = { configured: true, pageId: PAGE_ID, running: false, last: null }

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Page ID' })

/** Shows the card once it knows which page to suggest. */
async function open() {
  const shown = show(<NotionCard />)
  await screen.findByDisplayValue(PAGE_ID)
  return shown
}

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(notionApi.status, STATUS)
})
afterEach(() => act(() => clearToasts()))

describe('the card of Notion', () => {
  it('asks for a page where none is named, and syncs nothing', async () => {
    const { user } = await open()
    await user.clear(field())
    await user.type(field(), '  {Enter}')
    expect(await screen.findByText('Page ID required')).toBeTruthy()
    expect(screen.getAllByText('Please enter a Notion page ID')).toHaveLength(2)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(network.sent(notionApi.sync)).toEqual([])
  })

  it('says what a sync did, and which page was synced last', async () => {
    const result = { pages: 2, created: 2, updated: 0, removed: 0, unchanged: 0, kept: 0 }
    network.on(notionApi.sync, { title: 'Pilot handbook', ...result })
    const { user } = await open()
    const last = { pageId: PAGE_ID, title: 'Pilot handbook', at: AT }
    network.on(notionApi.status, { ...STATUS, last })
    await user.type(field(), '{Enter}')
    expect(await screen.findByText('Successfully synced "Pilot handbook" to knowledge base')).toBeTruthy()
    expect(await screen.findByText(/^Last synced: Pilot handbook -/)).toBeTruthy()
    expect(screen.getByText('2 pages read: 2 new, 0 updated, 0 unchanged, 0 removed.')).toBeTruthy()
    expect(network.sent(notionApi.sync)).toEqual([{ pageId: PAGE_ID }])
  })

  it('names the cause of a sync that failed', async () => {
    network.refuse(notionApi.sync, 502, {
      error: 'Notion has no such page. The knowledge base is as it was.',
      code: 'notion_failed',
    })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Sync' }))
    expect(await screen.findByText('Sync failed')).toBeTruthy()
    expect(screen.getAllByText(/The knowledge base is as it was/)).toHaveLength(2)
  })
})
