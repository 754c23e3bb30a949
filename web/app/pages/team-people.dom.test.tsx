import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { documentsApi } from '#shared/documents.ts'
import { noticedApi } from '#shared/noticed.ts'
import { ROUTES } from '#shared/routes.ts'
import { type VentureInvitation, type VentureRole, venturesApi } from '#shared/ventures.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { JONAS, teamWith } from '#web/test/team.ts'
import { TOLD } from '#web/test/told-roadmap.ts'
import { TeamRoadmap } from './team-roadmap.tsx'

const INVITED: VentureInvitation = {
  id: '99999999-9999-4999-8999-999999999999',
  token: 'token',
  url: 'https://beachhead.example/invitation/token',
  role: 'mentor',
  email: 'ana@reyes.example',
  expires_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
}

const DOCUMENT = {
  id: '12121212-1212-4212-8212-121212121212',
  venture_id: TOLD.venture.id,
  role: 'mentor' as const,
  conversation_id: null,
  message_id: null,
  kind: 'pilot' as const,
  lang: 'en' as const,
  title: 'Pilot one-pager · Norgas',
  fields: {},
  created_at: '2026-06-10T08:00:00.000Z',
  updated_at: '2026-06-10T08:00:00.000Z',
}

function open(role: VentureRole, parts: { alone?: boolean; at?: string; refused?: boolean } = {}) {
  signIn()
  const members = parts.alone ? teamWith(role).slice(0, 1) : teamWith(role)
  network.on(dashboardApi.get, { ...TOLD, role })
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  network.on(venturesApi.members, {
    members,
    invitations: role === 'owner' && !parts.alone ? [INVITED] : [],
  })
  network.on(venturesApi.comments, { comments: [] })
  network.on(venturesApi.list, { ventures: [] })
  network.on(documentsApi.list, [DOCUMENT])
  if (parts.refused)
    network.refuse(dashboardApi.get, 403, { error: 'Sponsors see the cohort.', code: 'forbidden' })
  return show(<TeamRoadmap />, { at: parts.at ?? ROUTES.dashboard })
}

const peopleCard = () => screen.findByRole('region', { name: 'People' })

afterEach(async () => {
  clearToasts()
  await changeLanguage('en')
})

it('the documents of a venture stand under its roadmap, for a mentor too', async () => {
  open('mentor')
  const card = await screen.findByRole('region', { name: 'Documents' })
  const link = within(card).getByRole('link', { name: 'Pilot one-pager · Norgas' })
  expect(link.getAttribute('href')).toBe(`/documents/${DOCUMENT.id}`)
})

describe('the people of a venture', () => {
  it('stand under the title and at the foot of the roadmap, with what each role sees', async () => {
    open('owner')
    const card = await peopleCard()
    const jonas = within(card).getByRole('row', { name: /Jonas Brandt/ })
    expect(jonas.textContent).toContain('Adds and corrects evidence and fields')
    const invited = within(card).getByRole('row', { name: /ana@reyes.example/ })
    expect(invited.textContent).toMatch(/The link ends on .*, in 5 days/)
    const strip = screen.getByRole('list', { name: 'People' })
    expect(within(strip).getByRole('button', { name: /Ada Lovelace/ }).textContent).toContain('owner, you')
  })

  it('are one quiet line for somebody who is alone', async () => {
    open('owner', { alone: true })
    await screen.findByText(/Only you see this roadmap/)
    expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Comment/ })).toBeNull()
  })

  it('get another role in their row, with the way back', async () => {
    const { user } = open('owner')
    network.on(venturesApi.changeMember, { members: teamWith('owner') })
    const card = await peopleCard()
    await user.selectOptions(within(card).getByRole('combobox', { name: 'Role of Jonas Brandt' }), 'mentor')
    await screen.findByText('Jonas Brandt is now a mentor')
    expect(network.sent(venturesApi.changeMember)).toEqual([{ role: 'mentor' }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.sent(venturesApi.changeMember)).toEqual([{ role: 'mentor' }, { role: 'member' }]),
    )
  })

  it('are removed after a question that says what stays', async () => {
    const { user } = open('owner')
    network.on(venturesApi.removeMember, { removed: true })
    await user.click(within(await peopleCard()).getByRole('button', { name: 'Remove Jonas Brandt' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Jonas Brandt?' })
    expect(dialog.textContent).toContain('Their evidence and comments stay')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText('Jonas Brandt is no longer part of this venture')
    expect(network.sent(venturesApi.removeMember)).toHaveLength(1)
  })

  it('are invited to a role, by a link or an address', async () => {
    const { user } = open('owner', { alone: true })
    network.route('POST', venturesApi.invite.path, () =>
      Response.json({ invitation: INVITED, mailed: false }),
    )
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite to this venture' })
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'mentor')
    expect(dialog.textContent).toContain('Changes nothing.')
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'ana@reyes')
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
    expect(network.sent(venturesApi.invite)).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), '.example')
    await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }))
    await within(dialog).findByText(/No mail was sent/)
    expect(network.sent(venturesApi.invite)).toEqual([{ role: 'mentor', email: 'ana@reyes.example' }])
    expect(within(dialog).getByDisplayValue(INVITED.url ?? '')).toBeTruthy()
  })

  it('can be handed the venture, by its owner', async () => {
    const { user } = open('owner')
    network.on(venturesApi.changeMember, { members: teamWith('member') })
    const card = await peopleCard()
    await user.click(within(card).getByRole('button', { name: 'What you can do with your role' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }))
    const dialog = await screen.findByRole('dialog', { name: 'Hand over Laser optics' })
    expect(within(dialog).getByText(/You stay as a member/).textContent).toContain(JONAS.name)
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
    await screen.findByText('Jonas Brandt owns the venture now')
    expect(network.sent(venturesApi.changeMember)).toEqual([{ role: 'owner' }])
  })

  it('leave by themselves', async () => {
    const { user } = open('member')
    network.on(venturesApi.removeMember, { removed: true })
    const card = await peopleCard()
    expect(within(card).queryByRole('combobox')).toBeNull()
    expect(within(card).queryByRole('button', { name: /Remove/ })).toBeNull()
    await user.click(within(card).getByRole('button', { name: 'Leave' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave Laser optics?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/'))
  })
})

describe('the roadmap of somebody who changes nothing', () => {
  it('has no control that changes it for a mentor, and says whom to ask', async () => {
    open('mentor')
    await screen.findByText('Mentors read and comment. Ask Jonas Brandt to change something.')
    expect(screen.getAllByRole('button', { name: /^Comment:/ }).length).toBeGreaterThan(5)
    for (const name of [/^Edit /, /^Refine/, /^Add evidence/, /Use it/, /^Undo/, 'Share', 'Plan it in chat'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText('Is the pilot with Norgas still running?')).toBeNull()
  })

  it('is one sentence and the way to the cohort for a sponsor', async () => {
    open('owner', { at: `${ROUTES.dashboard}?venture=${TOLD.venture.id}`, refused: true })
    await screen.findByText(/You sponsor this venture/)
    expect(screen.getByRole('link', { name: 'Open your cohort' }).getAttribute('href')).toBe('/cohort')
  })

  it('opens the venture that the address names', async () => {
    open('owner', { at: `${ROUTES.dashboard}?venture=${TOLD.venture.id}` })
    await screen.findByRole('heading', { name: 'Idea Summary' })
    expect(network.sent(dashboardApi.get)[0]).toEqual({ venture: TOLD.venture.id })
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/dashboard')
  })
})

it.each(['de', 'es', 'fr'] as const)('the people speak %s', async (language) => {
  await changeLanguage(language)
  const { user } = open('owner')
  await screen.findByText('ana@reyes.example')
  expect(englishOnScreen('team', language)).toEqual([])
  await user.click(document.querySelector<HTMLElement>('[class*="stripActs"] button') ?? document.body)
  await screen.findByRole('dialog')
  expect(englishOnScreen('team', language)).toEqual([])
})
