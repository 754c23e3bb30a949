import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnalyticsDay } from '#shared/admin/analytics.ts'
import { show } from '#web/test/show.tsx'
import { OverTime } from './over-time.tsx'

const dayOf = (date: string, parts: Partial<AnalyticsDay> = {}): AnalyticsDay => ({
  date,
  calls: 0,
  unpriced: 0,
  cost: 0,
  promptTokens: 0,
  completionTokens: 0,
  activeUsers: 0,
  activeVisitors: 0,
  signups: 0,
  errors: 0,
  firstTokenP50: null,
  firstTokenP95: null,
  ...parts,
})
const days = [dayOf('2026-11-20', { errors: 2 }), dayOf('2026-11-21', { errors: 7, firstTokenP50: 1200 })]

describe('the charts of the overview', () => {
  it('say in words what they draw, for who does not see them', () => {
    show(<OverTime days={days} />)
    const errors = screen.getByRole('img', { name: /^Errors over 2 days: .*at most 7, on 21 November/ })
    expect(errors.getAttribute('aria-label')).toContain('All values are in the table below.')
  })

  it('open as a table with the newest day first', async () => {
    const { user } = show(<OverTime days={days} />)
    const opener = screen.getByRole('button', { name: 'The charts as a table' })
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(opener)
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['21 November', '20 November'])
    await user.click(opener)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('leave out a time that was never taken', async () => {
    const { user } = show(<OverTime days={days} />)
    await user.click(screen.getByRole('button', { name: 'The charts as a table' }))
    const cells = within(screen.getByRole('row', { name: /^20 November/ })).getAllByRole('cell')
    expect(cells.slice(-2).map(({ textContent }) => textContent)).toEqual(['–', '–'])
  })

  it('are not drawn where there is nothing, and one sentence names them', () => {
    show(<OverTime days={days} />)
    expect(screen.queryByRole('img', { name: /^Cost/ })).toBeNull()
    expect(
      screen.getByText(
        'Nothing yet in these 2 days: Model calls, Cost by day, Tokens, Active people and Sign-ups.',
      ),
    ).toBeTruthy()
  })

  it('tell a time under a tenth of a second in milliseconds', () => {
    show(<OverTime days={[dayOf('2026-11-21', { firstTokenP50: 85 })]} />)
    expect(screen.getByText('85 ms')).toBeTruthy()
  })
})
