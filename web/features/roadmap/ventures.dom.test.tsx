import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { noticedApi } from '#shared/noticed.ts'
import { ROUTES } from '#shared/routes.ts'
import { type VentureRole, venturesApi } from '#shared/ventures.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { teamWith } from '#web/test/team.ts'
import { TOLD } from '#web/test/told-roadmap.ts'
import { RoadmapPage } from './roadmap-page.tsx'

const HEATLOOP = { ...TOLD.venture, id: '44444444-4444-4444-8444-444444444444', name: 'Heatloop' }
const OLD = {
  ...TOLD.venture,
  id: '55555555-5555-4555-8555-555555555555',
  name: 'Crop drone',
  archived_at: '2026-11-21T09:00:00.000Z',
}
const SPONSORED = {
  id: '66666666-6666-4666-8666-666666666666',
  name: 'Skyrill',
  role: 'sponsor',
  level: 1,
  archived_at: null,
} as const

async function open(role: VentureRole = 'owner') {
  signIn()
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  network.on(dashboardApi.get, { ...TOLD, role, ventures: [TOLD.venture, HEATLOOP, OLD] })
  network.on(venturesApi.list, { ventures: [{ ...HEATLOOP, role: 'mentor', level: 3 }, SPONSORED] })
  const { user } = show(<RoadmapPage />)
  const [menu] = await screen.findAllByRole('button', { name: 'Venture: Laser optics' })
  await user.click(menu ?? document.body)
  await screen.findByRole('menu')
  return user
}
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name })

it('The ventures’ menu lists every venture with its role, and opens it', async () => {
  const user = await open()
  network.on(dashboardApi.openVenture, { ...TOLD, role: 'mentor', venture: HEATLOOP })
  await item(/^Open Crop drone, started/)
  await user.click(await item('Open Heatloop Mentor, level 3'))
  await screen.findAllByRole('button', { name: 'Venture: Heatloop' })
})

it('The ventures’ menu leads a sponsor to the cohort', async () => {
  const user = await open()
  await user.click(await item('Open Skyrill Sponsor, level 1'))
  await waitFor(() => expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(ROUTES.cohort))
})

it('The ventures’ menu begins another venture and archives none', async () => {
  const user = await open()
  network.on(venturesApi.create, { venture: { id: OLD.id, name: 'Tide', role: 'owner' } })
  await user.click(await item('Start another venture'))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Tide')
  await user.click(within(dialog).getByRole('button', { name: 'Start it' }))
  await waitFor(() => expect(network.sent(venturesApi.create)).toEqual([{ name: 'Tide' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('archives a venture, and says so on its roadmap', async () => {
  const user = await open()
  network.route('PATCH', venturesApi.change.path, () => {
    network.on(dashboardApi.get, { ...TOLD, venture: { ...TOLD.venture, archived_at: OLD.archived_at } })
    return Response.json({ venture: { id: TOLD.venture.id, name: 'Laser optics', role: 'owner' } })
  })
  await user.click(await item('Archive “Laser optics”'))
  await screen.findByText('This venture is archived.')
  await user.click(screen.getByRole('button', { name: 'Take it out of the archive' }))
  await waitFor(() =>
    expect(network.sent(venturesApi.change)).toEqual([{ archived: true }, { archived: false }]),
  )
})

it('The ventures’ menu deletes a venture after a question that says what goes and who loses it', async () => {
  const user = await open()
  network.on(venturesApi.members, { members: teamWith('owner'), invitations: [] })
  network.on(venturesApi.remove, { deleted: true })
  await user.click(await item('Delete “Laser optics”'))
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Laser optics”?' })
  await within(dialog).findByText(/gone for Jonas Brandt, Ines Koch and Seedhouse Karlsruhe/)
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Laser optics” is deleted')
  expect(network.sent(venturesApi.remove)).toHaveLength(1)
})

it.each(['member', 'mentor'] as const)(
  'The ventures’ menu leaves renaming, archiving and deleting to its owner: not for a %s',
  async (role) => {
    await open(role)
    await item('Start another venture')
    expect(screen.queryByRole('menuitem', { name: /^(?:Rename|Archive|Delete)/ })).toBeNull()
  },
)
