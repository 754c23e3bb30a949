import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Commitment, commitmentsApi } from '#shared/commitments.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { dayIn } from '../calendar-day.ts'
import { formatDay } from '../format.ts'
import { clearToasts } from '../toast.ts'
import { ActionCommitment } from './action-commitment.tsx'
import { CommitmentOffer } from './commitment-offer.tsx'
import { Planned } from './planned.tsx'
import { useCommitments } from './use-commitments.ts'

const VENTURE = roadmapOf().venture.id
const ACTION = { id: 'interviews_more', text: 'Hold 5 more interviews; end each with a question.', days: 10 }
const MESSAGE = '22222222-2222-4222-8222-222222222222'

/** Signs Ada in, and returns her id. */
function me(): string {
  signIn()
  return roadmapOf().user_id
}
const made = (more: Partial<Commitment> = {}): Commitment => ({
  id: '33333333-3333-4333-8333-333333333333',
  text: 'Call three hospitals',
  due_on: dayIn(3),
  state: 'open',
  by: { user_id: 'someone', name: 'Jonas Brandt' },
  about_action: null,
  about_message: null,
  created_at: '2026-06-24T10:00:00.000Z',
  settled_at: null,
  ...more,
})

/** As the next best action's card shows them. */
function Card({ commits = true }: { commits?: boolean }) {
  const open = useCommitments(VENTURE).filter(({ state }) => state === 'open')
  return (
    <>
      <ActionCommitment action={ACTION} ventureId={VENTURE} commits={commits} open={open} />
      <Planned ventureId={VENTURE} open={open} action={ACTION.id} />
    </>
  )
}

afterEach(() => act(() => clearToasts()))

describe('the next best action', () => {
  it('is accepted with one click until its time box is over, and then gets another day', async () => {
    const user_id = me()
    network.on(commitmentsApi.list, { commitments: [] })
    const mine = made({ by: { user_id, name: 'Ada' }, about_action: ACTION.id, due_on: dayIn(10) })
    network.on(commitmentsApi.create, { commitment: mine })
    const { user } = show(<Card />)
    const accept = await screen.findByRole('button', { name: 'Accept' })
    network.on(commitmentsApi.list, { commitments: [mine] })
    await user.click(accept)
    expect(network.sent(commitmentsApi.create)).toEqual([
      { text: 'Hold 5 more interviews', due_on: dayIn(10), about_action: ACTION.id },
    ])
    expect(await screen.findByText(`due ${formatDay(dayIn(10))}`)).toBeTruthy()
    network.on(commitmentsApi.change, { commitment: mine })
    await user.click(screen.getByRole('button', { name: 'Change the day' }))
    const day = screen.getByLabelText('Due on')
    await user.clear(day)
    await user.type(day, dayIn(4))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(network.sent(commitmentsApi.change)).toEqual([{ due_on: dayIn(4) }]))
  })

  it('keeps the other day typed when it could not be saved', async () => {
    const user_id = me()
    const mine = made({ by: { user_id, name: 'Ada' }, about_action: ACTION.id })
    network.on(commitmentsApi.list, { commitments: [mine] })
    network.refuse(commitmentsApi.change, 500, { code: 'internal', error: 'It did not work.' })
    const { user } = show(<Card />)
    const change = await screen.findByRole('button', { name: 'Change the day' })
    await user.click(change)
    const day = screen.getByLabelText<HTMLInputElement>('Due on')
    expect(document.activeElement).toBe(day)
    await user.clear(day)
    await user.type(day, dayIn(6))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('It did not work.')
    expect(day.value).toBe(dayIn(6))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(change))
  })

  it('says who accepted it, and offers a mentor nothing to accept', async () => {
    me()
    network.on(commitmentsApi.list, { commitments: [made({ about_action: ACTION.id })] })
    show(<Card commits={false} />)
    expect(await screen.findByText(`Jonas Brandt, due ${formatDay(dayIn(3))}`)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what is due', () => {
  const due = () => made({ by: { user_id: me(), name: 'Ada' }, due_on: dayIn(-4) })

  it('is asked about, and the answer leads to the chat that it went to', async () => {
    network.on(commitmentsApi.list, { commitments: [due()] })
    const conversation_id = '44444444-4444-4444-8444-444444444444'
    network.on(commitmentsApi.answer, { commitment: made({ state: 'done' }), conversation_id })
    const { user } = show(<Card />)
    const asked = within(await screen.findByRole('region', { name: 'Call three hospitals' }))
    expect(asked.getByText(`Overdue: due ${formatDay(dayIn(-4))}, 4 days ago`)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Send' }))
    expect(asked.getByText('Say what happened first.')).toBeTruthy()
    await user.type(asked.getByLabelText('What happened?'), 'Two said yes.')
    await user.click(asked.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(`/c/${conversation_id}`))
    expect(network.sent(commitmentsApi.answer)).toMatchObject([{ text: 'Two said yes.' }])
  })

  it('keeps the answer when it could not be sent, and sends it as the same message again', async () => {
    network.on(commitmentsApi.list, { commitments: [due()] })
    network.refuse(commitmentsApi.answer, 429, { code: 'member_day', error: 'Come back tomorrow.' })
    const { user } = show(<Card />)
    await user.type(await screen.findByLabelText('What happened?'), 'Two said yes.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Come back tomorrow.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(network.sent(commitmentsApi.answer)).toHaveLength(2))
    const [first, second] = network.sent(commitmentsApi.answer)
    expect(second).toEqual(first)
  })

  it('is dropped with “Not any more”, which can be undone', async () => {
    network.on(commitmentsApi.list, { commitments: [due()] })
    network.on(commitmentsApi.change, { commitment: made({ state: 'dropped' }) })
    const { user } = show(<Card />)
    await user.click(await screen.findByRole('button', { name: 'Not any more' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.sent(commitmentsApi.change)).toEqual([{ state: 'dropped' }, { state: 'open' }]),
    )
  })
})

describe('a sentence that names a day', () => {
  const offer = { messageId: MESSAGE, text: 'I’ll call three hospitals by Friday', due_on: dayIn(2) }

  it('becomes a commitment at a click, and not before', async () => {
    me()
    network.on(dashboardApi.get, roadmapOf())
    network.on(commitmentsApi.list, { commitments: [] })
    network.on(commitmentsApi.create, { commitment: made() })
    const { user } = show(<CommitmentOffer offer={offer} />)
    const add = await screen.findByRole('button', { name: 'Add' })
    expect(network.sent(commitmentsApi.create)).toEqual([])
    network.on(commitmentsApi.list, { commitments: [made({ about_message: MESSAGE, due_on: dayIn(2) })] })
    await user.click(add)
    expect(await screen.findByText(`Planned, due ${formatDay(dayIn(2))}`)).toBeTruthy()
    expect(network.sent(commitmentsApi.create)).toEqual([
      { text: offer.text, due_on: offer.due_on, about_message: MESSAGE },
    ])
  })
})
