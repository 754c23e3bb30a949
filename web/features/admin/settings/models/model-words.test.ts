import { describe, expect, it, test } from 'vitest'
import { KnownModel } from '#shared/admin/model-entries.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { estimateWith, priceWords, tokenWords, urgencyOf } from './model-words.ts'

await loadTexts(['adminSettings'], 'en')

test.each([
  [8192, '8.2 k'],
  [128_000, '128 k'],
  [1_050_000, '1.05 M'],
  [512, '512'],
])('%i tokens are said as %s', (tokens, words) => {
  expect(tokenWords(tokens)).toBe(words)
})

test.each([
  [{ input: 0.15, cached: 0.075, output: 0.6 }, '$0.15 / 0.075 / 0.60'],
  [{ input: 2, output: 10 }, '$2.00 / – / 10.00'],
  [undefined, 'Unknown'],
])('prices are said in one line', (prices, words) => {
  expect(priceWords(prices)).toBe(words)
})

test.each([
  ['2026-11-21', 'over'],
  ['2026-11-22', 'near'],
  ['2026-12-23', 'near'],
  ['2026-12-24', 'later'],
])('the last day %s is %s', (day, urgency) => {
  expect(urgencyOf(day, new Date('2026-11-22T12:00:00Z'))).toBe(urgency)
})

describe('the estimate of a model', () => {
  const shipped = {
    id: 'gpt-5',
    aliases: [],
    family: 'gpt-5',
    source: 'x',
    prices: { input: 1.25, output: 10 },
  }
  const capabilities = {
    wires: ['chat'],
    token_limit: 'max_tokens',
    temperature: 'always',
    effort: [],
    structured: 'prompt',
    context: 1,
    output: 1,
  }
  const model = (source: KnownModel['source'], input: number) =>
    KnownModel.parse({
      entry: { ...shipped, prices: { input, output: 10 } },
      source,
      shipped,
      updatedAt: null,
      capabilities,
      lastDay: null,
    })

  it('is the spec’s as long as nobody entered another price', () => {
    expect(estimateWith([], 'direct', 'gpt-5')).toBeCloseTo(7.2)
    expect(estimateWith([model('shipped', 1.25)], 'direct', 'gpt-5')).toBeCloseTo(7.2)
    expect(estimateWith([model('changed', 1.25)], 'direct', 'gpt-5')).toBeCloseTo(7.2)
  })

  it('goes by the operator’s price, but not through the gateway', () => {
    expect(estimateWith([model('changed', 5)], 'direct', 'gpt-5')).toBeCloseTo(8)
    expect(estimateWith([model('changed', 5)], 'gateway', 'gpt-5')).toBeNull()
  })
})
