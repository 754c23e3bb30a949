import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConversationListItem, conversationsApi } from '#shared/conversations.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { CONVERSATION, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { ConversationPanel } from './conversation-panel.tsx'

const itemOf = (id: string, title: string): ConversationListItem => ({
  id,
  title,
  first_message: 'How do we price a pilot?',
  last_sentence: '',
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  user_id: null,
  pinned: false,
  archived: false,
  venture_id: null,
})
const TITLED = itemOf(CONVERSATION, 'Pricing')
const UNTITLED = itemOf('66666666-6666-4666-8666-666666666666', '')

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, roadmapOf())
  network.on(conversationsApi.list, [TITLED, UNTITLED])
  network.on(conversationsApi.update, TITLED)
  network.on(conversationsApi.remove, { deleted: true, evidence: 0 })
})

/** Chooses from the menu of the conversation "Pricing". */
async function choose(user: UserEvent, act: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Options for Pricing' }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

describe('the list of conversations', () => {
  it('names each by its title, or by its first message, under its day', async () => {
    show(<ConversationPanel />)
    const today = within(await screen.findByRole('region', { name: 'Today' }))
    const names = today.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names).toEqual(['Pricing', 'How do we price a pilot?'])
  })

  it('renames a conversation in its place, with Enter', async () => {
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Rename')
    const title = screen.getByRole('textbox', { name: 'Conversation title' })
    await user.clear(title)
    await user.type(title, 'Pilots{Enter}')
    await waitFor(() => expect(network.sent(conversationsApi.update)).toEqual([{ title: 'Pilots' }]))
  })

  it('leaves the title as it is with Escape', async () => {
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Rename')
    await user.type(screen.getByRole('textbox', { name: 'Conversation title' }), ' again{Escape}')
    expect(screen.getByRole('link', { name: 'Pricing' })).toBeTruthy()
    expect(network.sent(conversationsApi.update)).toEqual([])
  })

  it('deletes a conversation once that was confirmed', async () => {
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Delete')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/What was added to your roadmap stays there/)).toBeTruthy()
    expect(network.sent(conversationsApi.remove)).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(network.sent(conversationsApi.remove)).toHaveLength(1))
  })

  // Nothing moves in these tests, as for a person who prefers less motion.
  it.each(['Delete', 'Share'])('gives the focus back when %s is called off', async (act) => {
    network.route('GET', '/rest/v1/conversations/:id/links', () => Response.json([]))
    const { user } = show(<ConversationPanel />)
    await choose(user, act)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const options = screen.getByRole('button', { name: 'Options for Pricing' })
    await waitFor(() => expect(document.activeElement).toBe(options))
  })

  it('says that it could not be loaded, and loads again', async () => {
    network.refuse(conversationsApi.list, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = show(<ConversationPanel />)
    await screen.findByText('Your conversations could not be loaded. They are still saved.')
    network.on(conversationsApi.list, [TITLED])
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Pricing' })).toBeTruthy()
  })

  it('opens the menu of a conversation with Shift+F10, and gives the focus back with Escape', async () => {
    const { user } = show(<ConversationPanel />)
    const link = await screen.findByRole('link', { name: 'Pricing' })
    link.focus()
    await user.keyboard('{Shift>}{F10}{/Shift}')
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['Rename', 'Pin', 'Archive', 'Share', 'Export', 'Delete'])
    await user.keyboard('{Escape}')
    const button = screen.getByRole('button', { name: 'Options for Pricing' })
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('pins a conversation: it stands in the first group', async () => {
    network.route('PATCH', '/rest/v1/conversations/:id', () => {
      network.on(conversationsApi.list, [{ ...TITLED, pinned: true }, UNTITLED])
      return Response.json({ ...TITLED, pinned: true })
    })
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Pin')
    const pinned = within(await screen.findByRole('region', { name: 'Pinned' }))
    expect(pinned.getByRole('link', { name: 'Pricing' })).toBeTruthy()
    expect(network.sent(conversationsApi.update)).toEqual([{ pinned: true }])
  })

  it('says why a conversation was not pinned', async () => {
    const error = 'You have pinned 50 conversations. Unpin one first.'
    network.refuse(conversationsApi.update, 409, { error, code: 'pins_full' })
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Pin')
    expect(await screen.findByText(error)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull()
  })

  it('archives a conversation, counts it at the end of the list, and takes that back', async () => {
    const answers = [{ ...TITLED, archived: true }, TITLED]
    network.route('PATCH', '/rest/v1/conversations/:id', () => {
      const changed = answers.shift() ?? TITLED
      network.on(conversationsApi.list, [changed, UNTITLED])
      return Response.json(changed)
    })
    const { user } = show(<ConversationPanel />)
    await choose(user, 'Archive')
    const head = await screen.findByRole('button', { name: /^Archived 1$/ })
    expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull()
    await user.click(head)
    expect(screen.getByRole('link', { name: 'Pricing' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Archived/ })).toBeNull())
    expect(network.sent(conversationsApi.update)).toEqual([{ archived: true }, { archived: false }])
  })

  it('says when it is left for a new chat', async () => {
    const onLeave = vi.fn()
    const { user } = show(<ConversationPanel onLeave={onLeave} />)
    await user.click(screen.getByRole('button', { name: 'New chat' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })
})
