import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '#web/test/show.tsx'
import { SourcePopover } from './source-popover.tsx'

const undo = vi.fn()
const popover = (
  <>
    <SourcePopover
      change="Interviews: 0 to 12"
      state={{ label: 'Confirmed', tone: 'ok', icon: null }}
      quote="We talked to 12 plant managers."
      note="You wrote this on 21 November."
      undo={{ label: 'Undo', onClick: undo }}
    >
      12
    </SourcePopover>
    <button type="button">Elsewhere</button>
  </>
)
const control = () => screen.getByRole('button', { name: '12' })
const explanation = () => screen.findByRole('dialog', { name: '12' })

describe('a figure with its source', () => {
  it('tells of it when it is pressed by the keyboard, and takes the focus', async () => {
    const { user } = show(popover)
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await explanation()
    expect(dialog.textContent).toMatch(/Interviews: 0 to 12.*We talked to 12 plant managers\./)
    await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  })

  it('tells of it under the mouse, and hides when the mouse leaves', async () => {
    const { user } = show(popover)
    await user.hover(control())
    await explanation()
    await user.unhover(control())
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stays once it was pressed, and goes with Escape', async () => {
    const { user } = show(popover)
    await user.click(control())
    await explanation()
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is put away by what is done in it', async () => {
    const { user } = show(popover)
    await user.click(control())
    await explanation()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
