import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlaybookEntry, playbookApi } from '#shared/playbook.ts'
import { answerWith, CHAT } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { leadIn } from '../draft/ask-about.ts'
import { EntryDrawer } from './entry-drawer.tsx'
import { openedEntry } from './opened-entry.ts'

const ENTRY: PlaybookEntry = {
  id: 'loi',
  title: 'Letters of intent',
  category: 'Evidence',
  lang: 'en',
  claim: 'A signed LOI counts, a friendly one does not.',
  text: 'Ask for a signature.',
  steps: [{ step: 'Name the amount.', deliverable: 'A draft' }],
  rule: null,
  skipIf: null,
  example: null,
  readNext: [{ id: 'pilot', title: 'Paid pilots' }],
  document: 'loi',
}
const drawer = (name = 'Letters of intent') => screen.findByRole('dialog', { name })
const open = () => act(() => openedEntry.open({ id: 'loi', title: 'Letters of intent' }, null))

beforeEach(() => {
  network.on(playbookApi.read, ENTRY)
  open()
})
afterEach(() => act(() => openedEntry.dismiss()))

describe('an entry of the playbook', () => {
  it('shows what it says, and takes the focus', async () => {
    show(<EntryDrawer place="beside" />)
    const dialog = await drawer()
    expect(await screen.findByText('A signed LOI counts, a friendly one does not.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog)
    expect(dialog.getAttribute('aria-modal')).toBeNull()
  })

  it('leads to what to read next, and back', async () => {
    network.route('GET', '/rest/v1/playbook/pilot', () =>
      Response.json({ ...ENTRY, id: 'pilot', title: 'Paid pilots', readNext: [] }),
    )
    const { user } = show(<EntryDrawer place="beside" />)
    await user.click(await screen.findByRole('link', { name: 'Paid pilots' }))
    await drawer('Paid pilots')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await drawer()).toBeTruthy()
  })

  it('closes with Escape', async () => {
    const { user } = show(<EntryDrawer place="beside" />)
    await drawer()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('puts words about itself into the message box', async () => {
    const { user } = show(<EntryDrawer place="beside" />)
    await user.click(await screen.findByRole('button', { name: 'Ask about this' }))
    expect(leadIn.get(null)).toContain('Letters of intent')
    expect(openedEntry.get()).not.toBeNull()
  })

  it('asks for its document, and goes first where it lies over the chat', async () => {
    answerWith('Here it is.')
    const { user } = show(<EntryDrawer place="over" />)
    await user.click(await screen.findByRole('button', { name: 'Write the LOI' }))
    expect(network.sent(CHAT)).toMatchObject([{ messages: [{ content: 'Write the LOI' }] }])
    expect(openedEntry.get()).toBeNull()
    chat.clear()
  })

  it('says that it did not load, and loads again', async () => {
    network.refuse(playbookApi.read, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = show(<EntryDrawer place="beside" />)
    await screen.findByText("This entry didn't load.")
    network.on(playbookApi.read, ENTRY)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Name the amount.')).toBeTruthy()
  })

  it('says that it is gone for good', async () => {
    network.refuse(playbookApi.read, 404, { error: 'Not found', code: 'not_found' })
    show(<EntryDrawer place="beside" />)
    expect(await screen.findByText('This entry is no longer in the playbook.')).toBeTruthy()
  })
})
