import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { recordsApi } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { HALIDE, HALIDE_ROADMAP, PETRA, RECORDS, rowOf } from './evidence-in-test.ts'
import { EvidencePage } from './evidence-page.tsx'

beforeEach(() => signIn())

/** The same talk once more, from a sheet: another day, and what Petra's record does not say. */
const AGAIN = rowOf({
  id: 'again',
  who: 'P. Lang',
  organisation: 'Terravent',
  date: '2026-06-11',
  channel: 'Call',
})

async function open() {
  network.on(dashboardApi.get, HALIDE_ROADMAP)
  network.on(recordsApi.list, { ...HALIDE, records: [...RECORDS, AGAIN] })
  const { user } = show(<EvidencePage header={null} />, { at: ROUTES.evidence })
  await user.click(await screen.findByRole('button', { name: 'Edit Petra Lang, Terravent' }))
  await user.click(screen.getByRole('button', { name: 'Merge with...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Petra Lang, Terravent' }))
  const choose = async () => {
    await user.click(dialog.getByRole('combobox', { name: 'Which record is the same?' }))
    await user.click(await screen.findByRole('option', { name: 'P. Lang, Terravent, 11 June' }))
  }
  const stays = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name} `) }).textContent
  return { user, dialog, choose, stays }
}

describe('merging two records', () => {
  it('offers the records of its type, those of the same organisation first', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('combobox', { name: 'Which record is the same?' }))
    const list = within(await screen.findByRole('listbox'))
    const options = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options[0]).toBe('P. Lang, Terravent, 11 June')
    expect(options).toHaveLength(4)
    expect(dialog.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true)
  })

  it('shows what stays, and keeps the other one when asked', async () => {
    const { user, dialog, choose, stays } = await open()
    await choose()
    expect(stays('Who')).toBe('WhoPetra LangNot kept: P. Lang')
    expect(stays('Channel')).toBe('ChannelCalladded')
    await user.click(dialog.getByRole('button', { name: 'Keep P. Lang, Terravent, 11 June instead' }))
    expect(stays('Who')).toBe('WhoP. LangNot kept: Petra Lang')
  })

  it('merges, says so, and parts them again', async () => {
    const { user, dialog, choose } = await open()
    await choose()
    network.on(recordsApi.change, { record: { ...PETRA, changeId: 'merged' }, counters: HALIDE.counters })
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await screen.findByText('Merged P. Lang, Terravent into Petra Lang, Terravent. It counts once.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(network.sent(recordsApi.change)).toEqual([
      { same_as: PETRA.id, before: expect.objectContaining({ who: 'P. Lang', channel: 'Call' }) },
    ])
    network.on(dashboardApi.undo, HALIDE_ROADMAP)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText(/^Undone/)
    expect(network.sent(dashboardApi.undo)).toEqual([{ eventId: 'merged' }])
  })

  it('shows what is stored where somebody changed the other one meanwhile', async () => {
    const { user, dialog, choose, stays } = await open()
    await choose()
    const current = { ...AGAIN, who: 'Paula Lang', next_step: 'Send data' }
    network.refuse(recordsApi.change, 409, { error: 'Somebody changed it.', code: 'conflict', current })
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText(/^Somebody changed Paula Lang, Terravent meanwhile/)).toBeTruthy()
    expect(stays('Next step')).toBe('Next stepSend dataadded')
    network.on(recordsApi.change, { record: PETRA, counters: HALIDE.counters })
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await screen.findByText(/^Merged Paula Lang/)
    expect(network.sent(recordsApi.change).at(-1)).toMatchObject({ before: { who: 'Paula Lang' } })
  })
})
