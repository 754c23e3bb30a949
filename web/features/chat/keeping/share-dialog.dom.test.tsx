import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConversationLink, conversationLinksApi } from '#shared/conversation-links.ts'
import type { ConversationListItem } from '#shared/conversations.ts'
import { CONVERSATION, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ShareDialog } from './share-dialog.tsx'

const ITEM: ConversationListItem = {
  id: CONVERSATION,
  title: 'Pricing',
  first_message: 'How do we price a pilot?',
  last_sentence: '',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  user_id: null,
  pinned: false,
  archived: false,
  venture_id: null,
}
const LINK: ConversationLink = {
  id: '77777777-7777-4777-8777-777777777777',
  conversation_id: CONVERSATION,
  url: 'https://beachhead.example/shared/c/a-token-that-nobody-guesses',
  title: 'Pricing',
  named: false,
  messages: 4,
  created_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2026-12-21T09:00:00.000Z',
}

beforeEach(() => signIn())

describe('the share dialog', () => {
  it('makes a link for some days, with the name if wanted, and copies it', async () => {
    network.on(conversationLinksApi.list, [])
    network.on(conversationLinksApi.create, LINK)
    const { user } = show(<ShareDialog conversation={ITEM} onClose={() => {}} />)
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this conversation' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'The link ends after' }), '7 days')
    await user.click(dialog.getByRole('checkbox', { name: 'Show my name' }))
    await user.click(dialog.getByRole('button', { name: 'Create the link' }))
    const copy = await dialog.findByRole('button', { name: 'Copy link' })
    expect(network.sent(conversationLinksApi.create)).toEqual([{ days: 7, named: true }])
    await waitFor(() => expect(document.activeElement).toBe(copy))
    await user.keyboard('{Enter}')
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(await window.navigator.clipboard.readText()).toBe(LINK.url)
  })

  it('turns a link off, which is not the first thing it offers', async () => {
    network.on(conversationLinksApi.list, [LINK])
    network.on(conversationLinksApi.revoke, { revoked: true })
    const { user } = show(<ShareDialog conversation={ITEM} onClose={() => {}} />)
    const list = within(await screen.findByRole('list', { name: 'Links to this conversation' }))
    expect(list.getByText('4 messages, without your name')).toBeTruthy()
    expect(list.getByRole('textbox', { name: 'Link until 21 December 2026' })).toBeTruthy()
    const names = list.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Copy link', 'Turn off link'])
    await user.click(list.getByRole('button', { name: 'Turn off link' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Links to this conversation' })).toBeNull())
    expect(network.sent(conversationLinksApi.revoke)).toHaveLength(1)
    expect(await screen.findByText('The link is off.')).toBeTruthy()
  })

  it('says why no link was made and keeps what was chosen', async () => {
    const error = 'You have 50 links to conversations. End one first.'
    network.on(conversationLinksApi.list, [])
    network.refuse(conversationLinksApi.create, 409, { error, code: 'links_full' })
    const { user } = show(<ShareDialog conversation={ITEM} onClose={() => {}} />)
    await user.selectOptions(await screen.findByRole('combobox'), '90 days')
    await user.click(screen.getByRole('button', { name: 'Create the link' }))
    expect((await screen.findByRole('alert')).textContent).toContain(error)
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('90')
  })

  it('says when it was closed', async () => {
    network.on(conversationLinksApi.list, [])
    const onClose = vi.fn()
    const { user } = show(<ShareDialog conversation={ITEM} onClose={onClose} />)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
