import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConversationListItem } from '#shared/conversations.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { CONVERSATION, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { PaletteHost } from './palette-host.tsx'
import { paletteStore } from './palette-store.ts'

const PATH = '/rest/v1/conversations'
const OTHER = '66666666-6666-4666-8666-666666666666'
const MESSAGE = '77777777-7777-4777-8777-777777777777'

const itemOf = (id: string, title: string, minutesAgo: number): ConversationListItem => ({
  id,
  title,
  first_message: '',
  last_sentence: '',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  user_id: null,
  pinned: false,
  archived: false,
  venture_id: null,
})
const LISTED = [itemOf(CONVERSATION, 'Six weeks at Kufstein', 1), itemOf(OTHER, 'Who reads the camera?', 2)]
const HITS = [
  {
    conversation_id: CONVERSATION,
    title: 'Six weeks at Kufstein',
    title_places: [{ start: 13, end: 21 }],
    first_message: '',
    updated_at: new Date().toISOString(),
    archived: false,
    message: {
      id: MESSAGE,
      role: 'user',
      created_at: '2026-11-21T09:00:00.000Z',
      excerpt: '…Biowärme Kufstein pays for its trial.',
      places: [{ start: 10, end: 18 }],
    },
  },
]

/** Everything that was searched for. */
const searched: string[] = []

// What is loaded later is there, so that no test waits for it.
beforeAll(() => import('./palette.tsx'))

beforeEach(() => {
  signIn()
  searched.length = 0
  network.route('GET', PATH, ({ input }) => {
    const { search } = input as { search?: string }
    if (search === undefined) return Response.json(LISTED)
    searched.push(search)
    return Response.json({ hits: search === 'kufstein' ? HITS : [], more: false })
  })
})
afterEach(() => {
  act(paletteStore.close)
  vi.restoreAllMocks()
})

async function openPalette() {
  const shown = show(
    <>
      <button type="button">Before</button>
      <PaletteHost />
    </>,
  )
  screen.getByRole('button', { name: 'Before' }).focus()
  await shown.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search conversations, pages and actions' })
  return { ...shown, field }
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('the palette', () => {
  it('offers the latest conversations, pages and actions before anything is typed', async () => {
    const { field } = await openPalette()
    await waitFor(() => expect(document.activeElement).toBe(field))
    const latest = within(await screen.findByRole('group', { name: 'Conversations' }))
    expect(latest.getAllByRole('option')).toHaveLength(2)
    const names = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('option')
    expect(names.map(({ textContent }) => textContent)).toEqual(['New chat', 'ThemeLight', 'LanguageEnglish'])
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  })

  it('finds a conversation by its words, marks them, and opens it at the message', async () => {
    const { user } = await openPalette()
    await user.keyboard('kufstein')
    const hit = await screen.findByRole('option', { name: /Biowärme Kufstein pays/ })
    expect(
      within(hit)
        .getAllByText('Kufstein')
        .map(({ tagName }) => tagName),
    ).toEqual(['MARK', 'MARK'])
    expect(await screen.findByText('1 result')).toBeTruthy()
    expect(searched).toEqual(['kufstein'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`/c/${CONVERSATION}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens in a new tab with Ctrl and Enter, and stays', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openPalette()
    await user.keyboard('kufstein')
    await screen.findByRole('option', { name: /Biowärme/ })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(open).toHaveBeenCalledWith(`/c/${CONVERSATION}#message-${MESSAGE}`, '_blank', 'noopener')
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy()
  })

  it('moves with the arrows and wraps around', async () => {
    const { user, field } = await openPalette()
    await screen.findByRole('option', { name: /Kufstein/ })
    await user.keyboard('{ArrowUp}')
    const last = screen.getAllByRole('option').at(-1)
    expect(field.getAttribute('aria-activedescendant')).toBe(last?.id)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: /Who reads the camera/ })
    expect(second.getAttribute('aria-selected')).toBe('true')
  })

  it('closes with Escape and with its keys, and gives the focus back', async () => {
    const { user } = await openPalette()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Before'))
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that nothing was found and offers to ask it', async () => {
    const { user } = await openPalette()
    await user.keyboard('flux')
    expect(await screen.findByText('Nothing found for “flux”.')).toBeTruthy()
    expect(options()).toEqual(['Ask “flux” in a new chatEnter'])
  })

  it('changes the theme from a list of its own, which Backspace leaves', async () => {
    const { user } = await openPalette()
    await user.click(await screen.findByRole('option', { name: /^Theme/ }))
    await waitFor(() => expect(options()).toHaveLength(3))
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(options().length).toBeGreaterThan(3))
    await user.keyboard('dark')
    await user.click(await screen.findByRole('option', { name: /Theme: Dark/ }))
    await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'))
  })

  it('searches titles only where the search does not answer', async () => {
    network.route('GET', PATH, ({ input }) =>
      'search' in (input as object)
        ? Response.json({ error: 'Something went wrong.', code: 'internal' }, { status: 500 })
        : Response.json(LISTED),
    )
    const { user } = await openPalette()
    await user.keyboard('camera')
    expect(await screen.findByText(/^Searching titles only/)).toBeTruthy()
    expect(screen.getByRole('option', { name: /Who reads the camera/ })).toBeTruthy()
  })

  it('offers visitors what they can open', async () => {
    sessionStore.close('signed-out')
    const { user } = show(<PaletteHost />)
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: 'Search pages and actions' })
    expect(options().slice(0, 2)).toEqual(['Sign InEnter', 'New chat'])
  })
})
