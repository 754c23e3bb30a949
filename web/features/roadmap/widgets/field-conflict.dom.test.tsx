import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { noticedApi } from '#shared/noticed.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { TOLD } from '#web/test/told-roadmap.ts'
import { RoadmapPage } from '../roadmap-page.tsx'

const THEIRS = {
  ...TOLD,
  fields: TOLD.fields.map((field) =>
    field.field === 'technology' ? { ...field, value: 'a sensor on a drone' } : field,
  ),
}

/** Somebody else changes the technology before this person saves theirs. */
async function collide() {
  signIn()
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  network.on(dashboardApi.get, TOLD)
  const { user } = show(<RoadmapPage />)
  const card = await screen.findByRole('region', { name: 'Idea Summary' })
  await user.click(within(card).getByRole('button', { name: 'Edit Idea Summary' }))
  const field = within(card).getByRole('textbox', { name: 'Technology' })
  await user.clear(field)
  await user.type(field, 'a sensor in a pipe')
  network.on(dashboardApi.get, THEIRS)
  network.refuse(dashboardApi.edit, 409, { error: 'It says something else now.', code: 'conflict' })
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Technology was changed while you were editing' })
  await within(dialog).findByText(/drone/)
  return { user, field, dialog }
}

it('A field that two people edit shows both texts, and goes back to editing unless told otherwise', async () => {
  const { user, field, dialog } = await collide()
  expect(dialog.textContent).toContain('Red is stored now. Green is yours.')
  expect(within(dialog).getAllByRole('list')).toHaveLength(2)
  const back = within(dialog).getByRole('button', { name: 'Back to editing' })
  await waitFor(() => expect(document.activeElement).toBe(back))
  await user.click(back)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveProperty('value', 'a sensor in a pipe')
})

it('A field that two people edit is saved over what is stored only when that is chosen', async () => {
  const { user, dialog } = await collide()
  network.on(dashboardApi.edit, THEIRS)
  await user.click(within(dialog).getByRole('button', { name: 'Save mine instead' }))
  await waitFor(() => expect(network.sent(dashboardApi.edit)).toHaveLength(2))
  expect(network.sent(dashboardApi.edit)[1]).toMatchObject({
    before: 'a sensor on a drone',
    after: 'a sensor in a pipe',
  })
})
