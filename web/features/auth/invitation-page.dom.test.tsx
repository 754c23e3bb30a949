import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { invitationsApi, type OpenedInvitation } from '#shared/admin/invitations.ts'
import { ROUTES } from '#shared/routes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { InvitationPage } from './invitation-page.tsx'

const TOKEN = 'a'.repeat(43)
const VENTURE = { id: '33333333-3333-4333-8333-333333333333', name: 'Halide Labs' }
const TO_VENTURE = {
  venture: VENTURE,
  role: 'mentor',
  email: null,
  expires_at: '2026-12-01T09:00:00.000Z',
  accepted: false,
  invited_by: 'Mara Feld',
} as const satisfies OpenedInvitation

function open(invitation: OpenedInvitation) {
  network.on(invitationsApi.read, invitation)
  return show(
    <Routes>
      <Route path={ROUTES.invitation} element={<InvitationPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/invitation/${TOKEN}` },
  )
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent

afterEach(async () => {
  sessionStore.close('signed-out')
  await changeLanguage('en')
})

it('An invitation says who invites to which venture, and what the role sees', async () => {
  open(TO_VENTURE)
  await screen.findByRole('heading', { name: 'Mara Feld invites you to Halide Labs' })
  expect(screen.getByText(/As a mentor: you read and comment/)).toBeTruthy()
})

it('An invitation leads through signing up and straight back', async () => {
  const { user } = open(TO_VENTURE)
  await user.click(await screen.findByRole('link', { name: 'Create your account' }))
  expect(address()).toBe(`/auth?next=${encodeURIComponent(`/invitation/${TOKEN}`)}`)
})

it.each([
  ['mentor', `/dashboard?venture=${VENTURE.id}`],
  ['sponsor', '/cohort'],
] as const)('An invitation takes a %s to what they see', async (role, place) => {
  signIn()
  const { user } = open({ ...TO_VENTURE, role })
  network.on(invitationsApi.accept, { venture: { ...VENTURE, role } })
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }))
  await waitFor(() => expect(address()).toBe(place))
})

it('An invitation tells another account whose it is, and lets it sign out', async () => {
  signIn()
  open({ ...TO_VENTURE, email: 'ines@example.org' })
  await screen.findByText('This invitation is for ines@example.org. You are signed in as ada@example.com.')
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

it('An invitation leads whoever accepted it already to the venture', async () => {
  signIn()
  open({ ...TO_VENTURE, accepted: true })
  const link = await screen.findByRole('link', { name: 'You have accepted it. Go on' })
  expect(link.getAttribute('href')).toBe(`/dashboard?venture=${VENTURE.id}`)
})

it('An invitation says in one sentence that it has ended or was used', async () => {
  network.refuse(invitationsApi.read, 404, {
    error: 'This invitation has ended or was used. Ask for a new one.',
    code: 'invitation_gone',
  })
  show(
    <Routes>
      <Route path={ROUTES.invitation} element={<InvitationPage />} />
    </Routes>,
    { at: `/invitation/${TOKEN}` },
  )
  await screen.findByText('This invitation has ended or was used. Ask for a new one.')
  expect(screen.queryByRole('link')).toBeNull()
})

it.each(['de', 'es', 'fr'] as const)('An invitation speaks %s', async (language) => {
  await changeLanguage(language)
  signIn()
  open(TO_VENTURE)
  await screen.findByRole('button')
  expect(englishOnScreen('auth', language)).toEqual([])
})
