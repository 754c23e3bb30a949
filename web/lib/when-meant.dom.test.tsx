import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { whenMeant } from './when-meant.ts'

const showLinks = () =>
  render(
    <>
      <a href="/evidence">
        <span>Evidence</span>
      </a>
      <a href="/roadmap">Roadmap</a>
    </>,
  )

test('what a link opens is fetched once, when somebody points at it', () => {
  showLinks()
  const act = vi.fn()
  whenMeant('/evidence', act)
  fireEvent.pointerOver(screen.getByText('Roadmap'))
  expect(act).not.toHaveBeenCalled()
  fireEvent.pointerOver(screen.getByText('Evidence'))
  fireEvent.pointerDown(screen.getByText('Evidence'))
  expect(act).toHaveBeenCalledTimes(1)
})

test('what a link opens is fetched when the keyboard comes to it, and not after the page is gone', () => {
  showLinks()
  const [act, gone] = [vi.fn(), vi.fn()]
  whenMeant('/evidence', act)
  whenMeant('/evidence', gone)()
  screen.getByRole('link', { name: 'Evidence' }).focus()
  expect(act).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
})
