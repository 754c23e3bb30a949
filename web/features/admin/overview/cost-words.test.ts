import { expect, test } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { costWords } from './cost-words.ts'

await loadTexts(['adminOverview'], 'en')

test('costs are dollars with two decimals', () => {
  expect(costWords({ calls: 412, cost: 0.186, unpriced: 0 })).toEqual({ cost: '$0.19' })
  expect(costWords({ calls: 9, cost: 1234.5, unpriced: 0 })).toEqual({ cost: '$1,234.50' })
  expect(costWords({ calls: 0, cost: 0, unpriced: 0 })).toEqual({ cost: '$0.00' })
})

test('calls without a price are named beside the cost of the others', () => {
  expect(costWords({ calls: 10, cost: 0.5, unpriced: 3 })).toEqual({ cost: '$0.50', note: '+ 3 unpriced' })
})

test('a cost of which nothing is known is not zero', () => {
  expect(costWords({ calls: 3, cost: 0, unpriced: 3 })).toEqual({ cost: 'unpriced' })
})
