import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#web/test/show.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('broken')
  return <h1>Roadmap</h1>
}

// React tells the console of every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('a page that stops working', () => {
  it('gives way to what happened and to the one thing to do', () => {
    show(
      <ErrorBoundary resetKey="/">
        <Page broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Your saved conversations are safe')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  })

  it('does not keep the next page from being shown', () => {
    const { rerender } = show(
      <ErrorBoundary resetKey="/">
        <Page broken />
      </ErrorBoundary>,
    )
    rerender(
      <ErrorBoundary resetKey="/dashboard">
        <Page broken={false} />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Roadmap' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
