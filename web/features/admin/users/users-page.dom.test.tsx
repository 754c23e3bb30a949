import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { invitationsApi } from '#shared/admin/invitations.ts'
import { type SavedSite, siteApi } from '#shared/admin/site.ts'
import { type AdminUser, usersApi } from '#shared/admin/users.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { onPhone } from '#web/test/devices.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { UsersPage } from './users-page.tsx'

const userOf = (n: number, parts: Partial<AdminUser> = {}): AdminUser => ({
  id: `99999999-9999-4999-8999-${String(n).padStart(12, '0')}`,
  email: `person.${n}@example.org`,
  full_name: `Person ${n}`,
  created_at: '2026-11-20T09:00:00.000Z',
  role: 'user',
  last_active_at: null,
  conversations: 0,
  level: 1,
  suspended_at: null,
  ...parts,
})
const OLGA = userOf(0, { email: 'ada@example.com', full_name: 'Olga', role: 'admin' })
const SITE: SavedSite['site'] = {
  name: 'Beachhead',
  tagline: 'Go to market',
  feedbackEmail: 'feedback@beachhead.example',
  controller: { name: 'Team', address: ['Musterweg 1'], email: 'privacy@beachhead.example' },
  legalDate: '2026-11-21',
  partners: [],
}
const MANY = Array.from({ length: 60 }, (_, n) => userOf(n + 1))

/** Answers the list as the server pages it. */
const answerWith = (users: readonly AdminUser[]) =>
  network.route('GET', usersApi.list.path, ({ input }) => {
    const page = Number((input as { page?: string }).page ?? 1)
    return Response.json({ users: users.slice((page - 1) * 50, page * 50), total: users.length })
  })

beforeEach(() => {
  signIn('Olga')
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(invitationsApi.list, { invitations: [] })
  network.refuse(siteApi.read, 500, { error: 'Not now', code: 'internal' })
})
afterEach(() => {
  act(() => clearToasts())
  queryClient.clear()
})

describe('the users', () => {
  it('that cannot be loaded are said so', async () => {
    network.refuse(usersApi.list, 500, { error: 'Something went wrong here.', code: 'internal' })
    show(<UsersPage />, { at: '/admin/users' })
    expect((await screen.findAllByText('Failed to load users')).length).toBeGreaterThan(0)
  })

  it('come in pages', async () => {
    answerWith(MANY)
    const { user } = show(<UsersPage />, { at: '/admin/users' })
    expect(await screen.findByRole('heading', { name: 'Users (60)' })).toBeTruthy()
    expect(screen.getByText('1 to 50 of 60')).toBeTruthy()
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Full Name', 'Email', 'Role', 'Created'])
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText('51 to 60 of 60')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
  })

  it('are cards on a phone', async () => {
    onPhone()
    answerWith(MANY.slice(0, 3))
    show(<UsersPage />, { at: '/admin/users' })
    expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that are none are said to be none', async () => {
    answerWith([])
    show(<UsersPage />, { at: '/admin/users?search=nobody' })
    expect(await screen.findByText('No users found')).toBeTruthy()
  })
})

describe('a change of role', () => {
  const ask = async (role: string) => {
    const { user } = show(<UsersPage />, { at: '/admin/users' })
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${role}: change the role`) }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change User Role?' }))
    return { confirm: () => user.click(dialog.getByRole('button', { name: 'Confirm' })), dialog, user }
  }

  it('warns before it makes an admin, and not before it takes that away', async () => {
    answerWith([OLGA, userOf(1)])
    const { dialog, user } = await ask('user')
    expect(dialog.getByText('This will grant full admin access to all features.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sent(usersApi.changeRole)).toEqual([])
    await user.click(screen.getByRole('button', { name: /^admin: change the role/ }))
    await screen.findByRole('dialog', { name: 'Change User Role?' })
    expect(screen.queryByText('This will grant full admin access to all features.')).toBeNull()
  })

  it.each([
    ['You cannot demote yourself', 200, { error: 'You cannot demote yourself' }],
    ['Cannot remove the last admin', 409, { error: 'This would remove the last admin.', code: 'last_admin' }],
    ['Something went wrong here.', 500, { error: 'Something went wrong here.', code: 'internal' }],
  ])('that is refused stays in the dialog: %s', async (said, status, body) => {
    answerWith([OLGA])
    network.refuse(usersApi.changeRole, status, body)
    const { confirm, dialog } = await ask('admin')
    await confirm()
    expect(await dialog.findByText(said)).toBeTruthy()
    expect(network.sent(usersApi.changeRole)).toEqual([{ user_id: OLGA.id, new_role: 'user' }])
  })
})

describe('who may sign up', () => {
  it('shows both versions by name where somebody else saved first', async () => {
    answerWith([OLGA])
    const stored: SavedSite = {
      site: SITE,
      siteUpdatedAt: null,
      signUp: { policy: 'domains', domains: ['lab.example'] },
      signUpUpdatedAt: '2026-11-21T09:00:00.000Z',
      verifyEmail: false,
      savedBy: 'Bo Quist',
    }
    network.on(siteApi.read, { ...stored, signUp: { policy: 'open', domains: [] }, signUpUpdatedAt: null })
    network.refuse(siteApi.saveSignUp, 409, { error: 'Meanwhile', code: 'conflict', current: stored })
    const { user } = show(<UsersPage />, { at: '/admin/users' })
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('radio', { name: /^By invitation/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Bo Quist saved this policy while you were editing' }),
    )
    expect(dialog.getByRole('list', { name: /Stored by Bo Quist/ }).textContent).toContain('lab.example')
    await user.click(dialog.getByRole('button', { name: 'Take the stored one' }))
    expect(await dialog.findByDisplayValue('lab.example')).toBeTruthy()
  })
})

describe('deleting somebody', () => {
  it('takes their address typed out', async () => {
    answerWith([userOf(1)])
    const { user } = show(<UsersPage />, { at: '/admin/users' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Person 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete with all data' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete user with all data?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete user' }))
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(network.sent(usersApi.remove)).toEqual([])
  })
})
