import { screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#web/test/show.tsx'
import { PageBoundary } from './page-boundary.tsx'

let broken = true
function Overview() {
  if (broken) throw new Error('broken')
  return <h1>Overview</h1>
}

const area = (
  <>
    <nav>
      <Link to="/admin/users">Users</Link>
    </nav>
    <PageBoundary>
      <Routes>
        <Route path="/admin/users" element={<h1>Users</h1>} />
        <Route path="*" element={<Overview />} />
      </Routes>
    </PageBoundary>
  </>
)

// React tells the console of every error that a boundary catches.
beforeEach(() => {
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('an admin page that stops working', () => {
  it('says so beside the navigation and opens again with Try again', async () => {
    const { user } = show(area)
    expect(screen.getByRole('alert').textContent).toContain('This page stopped working')
    expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading', { name: 'Overview' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays broken when trying again fails', async () => {
    const { user } = show(area)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('does not keep the next page from being shown', async () => {
    const { user } = show(area)
    await user.click(screen.getByRole('link', { name: 'Users' }))
    expect(screen.getByRole('heading', { name: 'Users' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
