import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '#web/test/conversation.ts'
import { show } from '#web/test/show.tsx'
import { ChatHeader } from './chat-header.tsx'
import { writeSidebarCookie } from './sidebar/sidebar-cookie.ts'
import { useSidebar } from './sidebar/use-sidebar.ts'

function Header() {
  return <ChatHeader sidebar={useSidebar()} bordered={false} />
}

const isOpen = () => screen.getByRole('button', { name: 'Toggle sidebar' }).getAttribute('aria-expanded')

beforeEach(() => signIn())
afterEach(() => writeSidebarCookie(true))

describe('the toggle of the sidebar', () => {
  it('follows the shortcut, and remembers it the next time', async () => {
    const first = show(<Header />)
    expect(isOpen()).toBe('true')
    await first.user.keyboard('{Control>}b{/Control}')
    expect(isOpen()).toBe('false')
    first.unmount()
    show(<Header />)
    expect(isOpen()).toBe('false')
  })
})
