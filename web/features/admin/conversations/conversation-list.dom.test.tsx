import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { show } from '#web/test/show.tsx'
import { ConversationList } from './conversation-list.tsx'

const conversationOf = (id: string, email: string): AdminConversation => ({
  id,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  title: `About ${id}`,
  user_id: `user of ${email}`,
  session_id: null,
  email,
  full_name: null,
  claimed_at: null,
  message_count: 2,
  group_count: email === 'ada@example.com' ? 2 : 1,
  first_message: `Question of ${id}`,
  level: 2,
  language: 'en',
  signs: [],
  labels: [],
  noted: false,
  found: null,
})
const conversations = ['a', 'b', 'c'].map((id) =>
  conversationOf(id, id === 'c' ? 'bob@example.com' : 'ada@example.com'),
)

// A page without a browser has no sizes: the list gets the height of a screen, so that it draws its rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  return () => void vi.restoreAllMocks()
})

const names = () =>
  screen.getAllByRole('button').map(({ textContent }) => textContent?.match(/Question of \w/)?.[0])

describe('the list of conversations by user', () => {
  it('names a user once, above their conversations, and beside one that stands alone', () => {
    show(
      <ConversationList
        conversations={conversations}
        total={3}
        selected="a"
        onSelect={() => {}}
        onMore={undefined}
      />,
    )
    expect(screen.getAllByText('ada@example.com')).toHaveLength(1)
    expect(names()).toEqual(['Question of a', 'Question of b', 'Question of c'])
  })

  it('is one stop of the Tab key, and the arrows move in it over the names of users', async () => {
    const onSelect = vi.fn()
    const { user } = show(
      <ConversationList
        conversations={conversations}
        total={3}
        selected="a"
        onSelect={onSelect}
        onMore={undefined}
      />,
    )
    await user.tab()
    expect(document.activeElement?.textContent).toContain('Question of a')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Question of c')
    await user.keyboard('{Home}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('tells how many there are in all, also those not fetched yet', () => {
    show(
      <ConversationList
        conversations={conversations}
        total={500}
        selected="a"
        onSelect={() => {}}
        onMore={() => {}}
      />,
    )
    const items = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
    expect(
      items.map((item) => `${item.getAttribute('aria-posinset')} of ${item.getAttribute('aria-setsize')}`),
    ).toEqual(['1 of 500', '2 of 500', '3 of 500'])
  })

  it('asks for more when its end comes near', () => {
    const onMore = vi.fn()
    show(
      <ConversationList
        conversations={conversations}
        total={500}
        selected="a"
        onSelect={() => {}}
        onMore={onMore}
      />,
    )
    expect(onMore).toHaveBeenCalled()
  })
})
