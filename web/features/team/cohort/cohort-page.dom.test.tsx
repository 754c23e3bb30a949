import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { type CohortVenture, venturesApi } from '#shared/ventures.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { changeFeed, network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { CohortPage } from './cohort-page.tsx'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const ventureOf = (name: string, parts: Partial<CohortVenture>): CohortVenture => ({
  id: crypto.randomUUID(),
  name,
  level: 1,
  counters: NO_COUNTERS,
  moved: { levels: 0, counters: NO_COUNTERS },
  next_gate: 'interviews',
  last_evidence_at: null,
  ...parts,
})
const VENTURES = [
  ventureOf('Skyrill', {
    level: 1,
    counters: { ...NO_COUNTERS, interview: 2 },
    last_evidence_at: daysAgo(31),
  }),
  ventureOf('Heatloop', {
    level: 4,
    counters: { ...NO_COUNTERS, interview: 31, pilot: 2 },
    moved: { levels: 1, counters: { ...NO_COUNTERS, pilot: 1 } },
    last_evidence_at: daysAgo(6),
  }),
  ventureOf('Aquaphor', {
    level: 2,
    counters: { ...NO_COUNTERS, interview: 9 },
    moved: { levels: 0, counters: { ...NO_COUNTERS, interview: 6 } },
    last_evidence_at: daysAgo(1),
  }),
]

function open(ventures: readonly CohortVenture[] = VENTURES) {
  signIn()
  network.on(venturesApi.cohort, { days: 14, ventures: [...ventures] })
  return show(<CohortPage />)
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

afterEach(() => changeLanguage('en'))

it('The cohort follows what moves: told of a new venture, at every look back, and without its reader', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const feed = changeFeed()
  open()
  await screen.findByRole('table')
  const later = (name: string) =>
    network.on(venturesApi.cohort, { days: 14, ventures: [...VENTURES, ventureOf(name, {})] })
  later('Corelith')
  feed.announce({ table: 'ventures', id: 'new', op: 'INSERT' })
  await screen.findByRole('rowheader', { name: /Corelith/ })
  later('Veralim')
  await vi.advanceTimersByTimeAsync(60_000)
  await screen.findByRole('rowheader', { name: /Veralim/ })
  later('Ferrovolt')
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  await screen.findByRole('rowheader', { name: /Ferrovolt/ })
})

it('The cohort lists the ventures by their last evidence, and by any other head', async () => {
  const { user } = open()
  await screen.findByRole('table')
  expect(names()).toEqual(['Aquaphor', 'Heatloop', 'Skyrill'])
  await user.click(screen.getByRole('button', { name: 'Interviews' }))
  expect(names()).toEqual(['Skyrill', 'Aquaphor', 'Heatloop'])
  await user.click(screen.getByRole('button', { name: 'Interviews' }))
  expect(names()).toEqual(['Heatloop', 'Aquaphor', 'Skyrill'])
  expect(screen.getByRole('columnheader', { name: 'Interviews' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
})

it('The cohort says what moved and who is quiet from 15 days on', async () => {
  const { user } = open()
  await screen.findByText('+1 level, +1 pilot')
  expect(screen.getByText('31 days ago')).toBeTruthy()
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(figures).toContain('Quiet for over 14 days1no evidence added')
  expect(figures).toContain('Interviews added6in 14 days, 42 in all')
  await user.click(screen.getByText('Quiet 1'))
  expect(names()).toEqual(['Skyrill'])
})

it('The cohort opens nothing of a venture but its level card', async () => {
  const { user } = open()
  const line = await screen.findByRole('region', { name: 'Ventures by stage' })
  await user.click(within(line).getByRole('button', { name: 'Heatloop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Heatloop' })
  expect(within(dialog).getAllByText('Level 4 of 6')).toBeTruthy()
  expect(within(dialog).queryByRole('link')).toBeNull()
})

it('The cohort is left by its sponsor, venture by venture', async () => {
  const { user } = open()
  network.on(venturesApi.removeMember, { removed: true })
  const line = await screen.findByRole('region', { name: 'Ventures by stage' })
  await user.click(within(line).getByRole('button', { name: 'Heatloop' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Heatloop?' })
  network.on(venturesApi.cohort, { days: 14, ventures: VENTURES.filter(({ name }) => name !== 'Heatloop') })
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(names()).toEqual(['Aquaphor', 'Skyrill']))
})

it('The cohort asks about leaving without what an earlier try said', async () => {
  const { user } = open()
  network.refuse(venturesApi.removeMember, 500, { code: 'internal', error: 'It did not work.' })
  const line = await screen.findByRole('region', { name: 'Ventures by stage' })
  await user.click(within(line).getByRole('button', { name: 'Heatloop' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave Heatloop?' })
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
  await within(dialog).findByText('It did not work.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('dialog', { name: 'Leave Heatloop?' })
  expect(screen.queryByText('It did not work.')).toBeNull()
})

it('The cohort downloads the table for the period that is shown', async () => {
  const { user } = open()
  const asked: unknown[] = []
  network.route('GET', venturesApi.cohortFile.path, ({ input }) => {
    asked.push(input)
    return Response.json({ error: 'No file today.', code: 'not_found' }, { status: 404 })
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), '30')
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText('No file today.')
  expect(asked).toEqual([{ days: '30' }])
})

it('The cohort tells whom nobody invited which address to send to founders', async () => {
  open([])
  await screen.findByText(/No venture has invited you yet/)
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it.each(['de', 'es', 'fr'] as const)('The cohort speaks %s', async (language) => {
  await changeLanguage(language)
  open()
  await screen.findByRole('table')
  expect(englishOnScreen('team', language)).toEqual([])
})
