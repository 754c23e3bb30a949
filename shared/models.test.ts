import { describe, expect, test } from 'vitest'
import { estimateCost, MODEL_OPTIONS } from './models.ts'

describe('the estimate for 1,000 conversations', () => {
  // 800,000 tokens in and 400,000 out, by hand from the price table.
  test.each([
    ['gpt-4o-mini', 0.36],
    ['gpt-5-mini-2025-08-07', 0.36],
    ['gpt-5-nano-2025-08-07', 0.06],
    ['gpt-5-2025-08-07', 7.2],
  ])('of %s is %d dollars', (model, dollars) => {
    expect(MODEL_OPTIONS.direct).toContain(model)
    expect(estimateCost('direct', model)).toBeCloseTo(dollars, 10)
  })

  test.each([...MODEL_OPTIONS.gateway])('of %s through the gateway is by usage', (model) => {
    expect(estimateCost('gateway', model)).toBeNull()
  })

  test('of a model without a known price is not free but unknown', () => {
    expect(estimateCost('direct', 'llama-4')).toBeNull()
  })
})
