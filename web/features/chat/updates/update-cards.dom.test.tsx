import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { UpdateCards } from './update-cards.tsx'

const update = (parts: Partial<DashboardUpdate>): DashboardUpdate => ({
  type: 'evidence_added',
  changes: { evidenceCount: { interview: 12 } },
  needsConfirmation: false,
  id: 'u1',
  summary: 'Interviews: 0 to 12',
  ...parts,
})
const REMOVED = update({ type: 'evidence_removed', summary: 'LOIs: 2 to 1', undoEventId: 'e1' })

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, roadmapOf())
  network.on(dashboardApi.undo, roadmapOf())
  network.on(dashboardApi.confirm, roadmapOf())
  network.on(dashboardApi.reject, roadmapOf())
})

describe('the cards under a reply', () => {
  it('lead to what was recorded', () => {
    show(<UpdateCards updates={[update({})]} />)
    const cards = within(screen.getByRole('list', { name: 'Roadmap updates' }))
    expect(cards.getByText('Interviews: 0 to 12')).toBeTruthy()
    expect(cards.getByRole('link', { name: 'View Roadmap →' }).getAttribute('href')).toMatch(/^\/dashboard/)
  })

  it('tell each fact once, on a line of its own', () => {
    const summary = 'Technology: a sensor · Problem: methane leaks · Technology: a sensor'
    show(
      <UpdateCards
        updates={[
          update({ type: 'widget_populated', changes: { widgetName: 'Idea Summary' }, summary }),
          update({ id: 'u2' }),
          update({ id: 'u3', summary: 'LOIs: 0 to 1' }),
        ]}
      />,
    )
    const [idea, counters] = screen.getAllByRole('listitem')
    const linesIn = (card: Element | undefined) =>
      [...(card?.querySelectorAll('[class*="fact"]:not([class*="facts"])') ?? [])].map(
        (line) => line.textContent,
      )
    expect(linesIn(idea)).toEqual(['Technology: a sensor', 'Problem: methane leaks'])
    expect(linesIn(counters)).toEqual(['Interviews: 0 to 12', 'LOIs: 0 to 1'])
  })

  it('take a change back', async () => {
    const { user } = show(<UpdateCards updates={[REMOVED]} />)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(network.sent(dashboardApi.undo)).toEqual([{ eventId: 'e1' }])
  })

  it('say that a change could not be taken back, and offer it again', async () => {
    network.refuse(dashboardApi.undo, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = show(<UpdateCards updates={[REMOVED]} />)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong here.')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false),
    )
  })

  it('say that a change was taken back, and offer no undo then', () => {
    show(<UpdateCards updates={[{ ...REMOVED, undone: true }]} />)
    expect(screen.getByText('Undone')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('store the answer to a question', async () => {
    const asked = update({ needsConfirmation: true, recordId: 'r1', question: 'Count 12 interviews?' })
    const { user } = show(<UpdateCards updates={[asked]} />)
    await user.click(screen.getByRole('button', { name: "Yes, that's correct" }))
    expect(network.sent(dashboardApi.confirm)).toHaveLength(1)
  })

  it('ask in closed answers once the founder wants to clarify', async () => {
    const asked = update({
      needsConfirmation: true,
      recordId: 'r1',
      question: 'Count 12 interviews?',
      options: [
        { label: '12 interviews', answer: 'confirm', count: 12 },
        { label: 'None of them', answer: 'reject' },
      ],
    })
    const { user } = show(<UpdateCards updates={[asked]} />)
    await user.click(screen.getByRole('button', { name: 'Let me clarify' }))
    await user.click(screen.getByRole('button', { name: 'None of them' }))
    expect(network.sent(dashboardApi.reject)).toEqual([{ answer: 'None of them' }])
  })
})
