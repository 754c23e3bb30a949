import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { budgetApi, type CostRow } from '#shared/admin/budget.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { CostPanel } from './cost-panel.tsx'

const row = (key: string, parts: Partial<CostRow>): CostRow => ({
  key,
  label: null,
  calls: 1,
  promptTokens: 1_200_000,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  completionTokens: 3_000,
  reasoningTokens: 0,
  cost: null,
  unpriced: 0,
  estimated: 0,
  runsHere: false,
  ...parts,
})
const answer = (rows: CostRow[]) => ({
  month: '2026-11',
  from: '2026-11-01',
  to: '2026-11-22',
  rows,
  others: 0,
  total: { calls: 1_226, cost: 9.92, unpriced: 2, estimated: 0 },
  measured: { conversations: 40, perThousand: 248 },
})

beforeEach(() => {
  network.on(
    budgetApi.cost,
    answer([
      row('gpt-4o-mini', { calls: 1_200, cost: 9.92, cachedTokens: 900_000, reasoningTokens: 1_000 }),
      row('tiny', { cost: 0.0004 }),
      row('llama3.2', { unpriced: 1, runsHere: true }),
      row('odd', { unpriced: 1 }),
    ]),
  )
})

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the panel Cost', () => {
  it('tells tokens and cost of each model, and a dash with the reason where there is no price', async () => {
    show(<CostPanel />)
    await screen.findByText('1 November to 22 November, 1,226 calls')
    expect(cells(/^gpt-4o-mini/)).toEqual(['1,200', '$9.92'])
    screen.getByText('1.2M in, 900K of it cached · 3K out, 1K of it thought')
    expect(cells(/^tiny/).at(-1)).toBe('under $0.01')
    expect(cells(/^llama3.2.*runs here, no price/).at(-1)).toBe('–')
    expect(cells(/^odd.*price unknown/).at(-1)).toBe('–')
    screen.getByText('1,000 conversations cost $248.00 this month, measured over 40 conversations.')
  })

  it('asks anew for another tab and names people, visitors and accounts that are gone', async () => {
    const { user } = show(<CostPanel />)
    await screen.findByText(/^gpt-4o-mini/)
    network.on(
      budgetApi.cost,
      answer([row('1', { label: 'Grace', cost: 3 }), row('visitors', { cost: 2 }), row('2', { cost: 1 })]),
    )
    await user.click(screen.getByRole('radio', { name: 'Person' }))
    await screen.findByText('Grace')
    const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split('1.2M')[0])
    expect(named).toEqual(['Grace', 'Visitors', 'A deleted account'])
    expect(network.sent(budgetApi.cost)).toEqual([{ by: 'model' }, { by: 'person' }])
  })

  it('keeps the rows of the tab before, under their own head, until those of the next have come', async () => {
    const { user } = show(<CostPanel />)
    await screen.findByText(/^gpt-4o-mini/)
    const next = Promise.withResolvers<Response>()
    network.route('GET', budgetApi.cost.path, () => next.promise)
    await user.click(screen.getByRole('radio', { name: 'Day' }))
    expect(screen.getByRole('columnheader', { name: 'Model' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: /^gpt-4o-mini/ })).toBeTruthy()
    next.resolve(Response.json(answer([row('2026-11-22', { cost: 3 })])))
    await screen.findByRole('rowheader', { name: /^22 November/ })
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeTruthy()
  })

  it('is one sentence while no model was called', async () => {
    network.on(budgetApi.cost, { ...answer([]), measured: null })
    show(<CostPanel />)
    await screen.findByText('No model was called this month.')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
