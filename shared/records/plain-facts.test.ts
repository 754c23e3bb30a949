import { expect, test } from 'vitest'
import { currencyIn, plainFacts } from './plain-facts.ts'

const today = '2026-11-23'

test.each([
  ['en', 'interview', 'We interviewed Nora Adler at Geox yesterday.', undefined, { date: '2026-11-22' }],
  [
    'en',
    'revenue',
    'Geox pays us $7,500 per quarter since 1 July.',
    '$7,500',
    { since: '2026-07-01', currency: 'USD', period: 'quarter' },
  ],
  [
    'fr',
    'revenue',
    'Geox nous paie 350 € par mois depuis le 1er avril.',
    '350 €',
    { since: '2026-04-01', currency: 'EUR', period: 'month' },
  ],
  [
    'de',
    'loi',
    'Absichtserklärung von Geox vom 2. November, CHF 900 je Stück.',
    'CHF 900',
    { date: '2026-11-02', currency: 'CHF' },
  ],
  ['en', 'pilot', 'Our pilot with Geox ends on 18 December.', undefined, {}],
  ['en', 'interview', 'We may interview 12 plant managers.', undefined, {}],
] as const)('%s: of a %s "%s" says when and how much', (language, type, quote, sum, facts) => {
  expect(plainFacts({ language, type, quote, sum, today })).toEqual(facts)
})

test.each([
  ['S$ 40,000', 'SGD'],
  ['32 000 $ CA', 'CAD'],
  ['US$ 320', 'USD'],
  ['$9', 'USD'],
  ['6.800 Euro', 'EUR'],
  ['MXN 350,000', 'MXN'],
  ['40 tonnes', undefined],
])('%s names %s', (amount, currency) => {
  expect(currencyIn(amount)).toBe(currency)
})
