import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import type { Proposal } from '#shared/proposals.ts'
import type { ProposalRow } from '#web/lib/proposals/row.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { Proposals } from './proposals.tsx'

const evidence = (type: 'interview' | 'loi', count: number): Proposal => ({
  kind: 'evidence',
  type,
  op: 'add',
  count,
  org: null,
  amount: null,
  before: null,
})
const INTERVIEWS: ProposalRow = { id: 'r1', proposal: evidence('interview', 4), state: 'open' }
const LOI: ProposalRow = { id: 'r2', proposal: evidence('loi', 1), state: 'open' }
const PROBLEM: ProposalRow = {
  id: 'r3',
  proposal: { kind: 'field', field: 'problem', value: 'Lenses drift', before: null },
  state: 'open',
}

const row = (name: RegExp) => within(screen.getByRole('group', { name }))

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, roadmapOf())
  network.on(dashboardApi.confirm, roadmapOf())
  network.on(dashboardApi.confirmAll, roadmapOf())
  network.on(dashboardApi.reject, roadmapOf())
  network.on(dashboardApi.undo, roadmapOf())
})

describe('a card of proposals', () => {
  it('adds a row with the number that the founder corrected', async () => {
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    await user.click(row(/^4 interviews/).getByRole('button', { name: 'One more' }))
    await user.click(row(/^5 interviews/).getByRole('button', { name: /^Add/ }))
    expect(network.sent(dashboardApi.confirm)).toEqual([{ changes: { count: 5 } }])
  })

  it('takes a number from the keyboard and keeps it from 1 up', async () => {
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    const number = screen.getByRole('spinbutton', { name: 'Number' })
    await user.type(number, '{Home}')
    expect(number.getAttribute('aria-valuenow')).toBe('1')
    await user.type(number, '{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(number.getAttribute('aria-valuenow')).toBe('3')
  })

  it('goes back to what was proposed with Escape', async () => {
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.type(screen.getByRole('spinbutton', { name: 'Number' }), '{Escape}')
    expect(screen.getByRole('spinbutton', { name: 'Number' }).getAttribute('aria-valuenow')).toBe('4')
  })

  it('adds a text with the organisation that the founder typed, by Enter', async () => {
    const { user } = show(<Proposals rows={[LOI]} />)
    await user.type(screen.getByRole('textbox', { name: 'Organisation' }), 'Stadtwerke{Enter}')
    expect(network.sent(dashboardApi.confirm)).toEqual([{ changes: { org: 'Stadtwerke' } }])
  })

  it('shows with whom and when it was, and sends what the founder corrected', async () => {
    const talk = { ...evidence('interview', 1), who: 'Petra Lang', date: '2026-06-12' } as Proposal
    const { user } = show(<Proposals rows={[{ ...INTERVIEWS, proposal: talk }]} />)
    expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-06-12')
    await user.type(row(/^1 interview, Petra Lang/).getByRole('textbox', { name: 'Who' }), 'e{Enter}')
    expect(network.sent(dashboardApi.confirm)).toEqual([{ changes: { who: 'Petra Lange' } }])
  })

  it('does not ask with whom several interviews were', () => {
    show(<Proposals rows={[INTERVIEWS]} />)
    expect(screen.queryByRole('textbox', { name: 'Who' })).toBeNull()
    expect(screen.queryByLabelText('Date')).toBeNull()
  })

  it('sends nothing for a text that was emptied', async () => {
    const { user } = show(<Proposals rows={[PROBLEM]} />)
    const text = screen.getByRole('textbox', { name: 'Text' })
    await user.clear(text)
    await user.type(text, '{Enter}')
    expect(network.sent(dashboardApi.confirm)).toEqual([])
  })

  it('adds all rows in one call', async () => {
    const { user } = show(<Proposals rows={[INTERVIEWS, LOI]} />)
    await user.click(screen.getByRole('button', { name: 'Add all' }))
    expect(network.sent(dashboardApi.confirmAll)).toMatchObject([{ ids: ['r1', 'r2'] }])
  })

  it('dismisses a row', async () => {
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    await user.click(screen.getByRole('button', { name: /^Not this/ }))
    expect(network.sent(dashboardApi.reject)).toHaveLength(1)
  })

  it('says in the row that it was not added, and keeps what was changed in it', async () => {
    network.refuse(dashboardApi.confirm, 409, {
      error: 'Somebody answered this meanwhile.',
      code: 'conflict',
    })
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: /^Add/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody answered this meanwhile.')
    expect(screen.getByRole('spinbutton', { name: 'Number' }).getAttribute('aria-valuenow')).toBe('5')
  })

  it('keeps a row when the connection drops, and adds it on a second try', async () => {
    network.route(dashboardApi.confirm.method, dashboardApi.confirm.path, () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = show(<Proposals rows={[INTERVIEWS]} />)
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(row(/^5 interviews/).getByRole('button', { name: /^Add/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Not added. Your connection dropped. The proposal is kept.',
    )
    network.on(dashboardApi.confirm, roadmapOf())
    await user.click(row(/^5 interviews/).getByRole('button', { name: /^Retry/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(network.sent(dashboardApi.confirm)).toEqual([{ changes: { count: 5 } }, { changes: { count: 5 } }])
  })

  it('takes everything back that was added, one change after the other', async () => {
    const added = (row: ProposalRow, undoEventId: string): ProposalRow => ({
      ...row,
      state: 'added',
      undoEventId,
    })
    const { user } = show(<Proposals rows={[added(INTERVIEWS, 'e1'), added(LOI, 'e2')]} />)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.sent(dashboardApi.undo)).toEqual([{ eventId: 'e1' }, { eventId: 'e2' }]),
    )
  })
})
