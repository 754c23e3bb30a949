import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import { noticedApi } from '#shared/noticed.ts'
import { arrival, CLAIMED_SEEN } from '#web/lib/arrival.ts'
import { answerWith, signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { UpdateCards } from '../updates/update-cards.tsx'
import { ArrivalCard } from './arrival-card.tsx'

const CLAIMED_AT = '2026-11-21T09:00:00.000Z'

beforeEach(() => {
  signIn('Jana Novak')
  answerWith('')
  network.on(dashboardApi.get, roadmapOf())
})
afterEach(() => act(() => chat.clear()))

describe('a new member', () => {
  it('is welcomed by name until the first message', async () => {
    arrival.set('new')
    show(<ArrivalCard />)
    expect(await screen.findByText('Welcome, Jana.')).toBeTruthy()
    act(() => void chat.send('Hello'))
    await waitFor(() => expect(screen.queryByText('Welcome, Jana.')).toBeNull())
    expect(arrival.get()).toBeNull()
  })

  it('is offered what they told as a visitor, once', async () => {
    const field = { kind: 'field', field: 'persona_role', value: 'plant managers' } as const
    network.on(noticedApi.claimed, {
      claimed_at: CLAIMED_AT,
      language: 'en',
      rows: [{ recordId: 'r1', quote: 'plant managers', state: 'open', proposal: field, undoEventId: null }],
    } as never)
    arrival.set('claimed')
    const { user } = show(<ArrivalCard />)
    expect(await screen.findByText('Welcome, Jana. Take these over?')).toBeTruthy()
    const list = within(screen.getByRole('region', { name: 'From your conversation' }))
    await user.click(list.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(window.localStorage.getItem(CLAIMED_SEEN)).toBe(CLAIMED_AT)
  })

  it('finds in the list, and not below the reply as well, what one message told until the list is put away', async () => {
    const proposal = { kind: 'field', field: 'persona_role', value: 'plant managers', before: null } as const
    network.on(noticedApi.claimed, {
      claimed_at: CLAIMED_AT,
      language: 'en',
      rows: [{ recordId: 'r1', quote: 'plant managers', state: 'open', proposal, undoEventId: null }],
    } as never)
    arrival.set('claimed')
    const update = { id: 'u1', type: 'widget_populated', changes: {}, summary: '', recordId: 'r1', proposal }
    const { user } = show(
      <>
        <UpdateCards updates={[{ ...update, needsConfirmation: true } as DashboardUpdate]} />
        <ArrivalCard />
      </>,
    )
    expect(await screen.findByText('Welcome, Jana. Take these over?')).toBeTruthy()
    expect(screen.getAllByDisplayValue('plant managers')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const updates = within(await screen.findByRole('list', { name: 'Roadmap updates' }))
    expect(updates.getByDisplayValue('plant managers')).toBeTruthy()
  })

  it('is not met by any of it later', () => {
    show(<ArrivalCard />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
