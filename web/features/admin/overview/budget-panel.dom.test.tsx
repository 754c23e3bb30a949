import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type BudgetState, budgetApi } from '#shared/admin/budget.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { BudgetPanel } from './budget-panel.tsx'

const AT = '2026-11-21T09:00:00.000Z'
const STATE: BudgetState = {
  month: '2026-11',
  budget: { limit: 20, warn_at: 80 },
  updatedAt: AT,
  spent: 12.56,
  expected: 17.13,
  unpriced: 0,
  stage: 'fine',
  reachedOn: null,
  stops: [
    { role: 'visitor', at: 18 },
    { role: 'member', at: 20 },
    { role: 'operator', at: 25 },
  ],
}
const told = (parts: Partial<BudgetState> = {}) => network.on(budgetApi.state, { ...STATE, ...parts })

/** Whoever looks is an admin. */
beforeEach(() => {
  const user = { id: '1', email: 'olga@example.org', fullName: 'Olga' }
  sessionStore.open({ token: 'x', user, receivedAt: Date.now(), lifeMs: 60_000 })
  sessionStore.setRole(user.id, 'admin')
})

describe('the panel of the budget', () => {
  it('tells what is spent, the pace, and who stops at which amount', async () => {
    told()
    show(<BudgetPanel />)
    await screen.findByRole('heading', { name: 'Budget for November 2026' })
    screen.getByText('$12.56')
    screen.getByRole('img', { name: '$12.56 of $20.00 spent. Warning at $16.00.' })
    screen.getByText('At this pace $17.13 by 30 November')
    const steps = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(steps).toEqual([
      ['At $16.00', 'Operators are told'],
      ['At $18.00', 'Visitors stop'],
      ['At $20.00', 'Members stop'],
      ['At $25.00', 'Operators stop'],
    ])
  })

  it('says since when who is stopped', async () => {
    told({ spent: 20.4, stage: 'member', reachedOn: '2026-11-28' })
    show(<BudgetPanel />)
    await screen.findByText('Visitors and members stopped at $20.00 on 28 November. Both see why.')
  })

  it('saves a budget where there is none, and shows both versions when somebody else saved first', async () => {
    told({ budget: null, updatedAt: null, stops: [], expected: null })
    const { user } = show(<BudgetPanel />)
    await screen.findByText('No limit set')
    await user.click(screen.getByRole('button', { name: 'Set a budget' }))
    const limit = await screen.findByRole('textbox', { name: 'Dollars a month' })
    await user.clear(limit)
    expect(screen.getByRole('button', { name: 'Save budget' })).toHaveProperty('disabled', true)
    await user.type(limit, '40.50')
    expect(screen.getByRole('button', { name: 'Save budget' })).toHaveProperty('disabled', false)
    await user.clear(limit)
    await user.type(limit, '40')
    screen.getByText(/^Visitors stop at \$36\.00, members at \$40\.00, operators at \$50\.00\./)
    const current = {
      setting_key: 'budget',
      setting_value: { limit: 30, warn_at: 80 },
      updatedAt: AT,
      savedBy: 'Bo',
    }
    network.refuse(settingsApi.save, 409, { error: 'Saved meanwhile.', code: 'conflict', current })
    await user.click(screen.getByRole('button', { name: 'Save budget' }))
    await screen.findByText('Stored by Bo')
    screen.getByText('$30.00 a month, warning at 80 %')
    screen.getByText('$40.00 a month, warning at 80 %')
    network.on(settingsApi.save, {
      success: true,
      setting_key: 'budget',
      setting_value: { limit: 40, warn_at: 80 },
      updatedAt: AT,
      versionId: '1',
      warnings: [],
    })
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }))
    await screen.findByText('Budget saved')
    const value = { limit: 40, warn_at: 80 }
    expect(network.sent(settingsApi.save)).toEqual([
      { setting_key: 'budget', setting_value: value, expectedUpdatedAt: null },
      { setting_key: 'budget', setting_value: value, expectedUpdatedAt: AT },
    ])
  })
})
