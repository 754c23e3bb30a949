import { expect, test } from 'vitest'
import type { Candidate } from '../roadmap.ts'
import { eachAlone } from './each-alone.ts'

const NONE = { interview: 0, loi: 0, pilot: 0, revenue: 0 }
const mention = (change: Partial<Candidate>): Candidate => ({
  type: 'revenue',
  op: 'bare',
  count: 1,
  status: 'confirmed',
  reason: 'stated',
  quote: 'They pay us.',
  rule: 'model',
  ...change,
})
const sum = mention({ op: 'set', count: 2, orgs: ['Geox', 'Novo'] })
const geox = mention({ orgs: ['Geox'], amount: '€500' })
const novo = mention({ orgs: ['Novo'], op: 'reference' })

test('customers who are told of one by one count one by one, and not once more in their sum', () => {
  expect(eachAlone([sum, geox, novo], NONE)).toEqual([
    { ...geox, op: 'add' },
    { ...novo, op: 'add' },
  ])
})

test.each([
  ['that is a new total of more', [sum, geox, novo], { ...NONE, revenue: 1 }],
  ['of which one is told of alone', [sum, geox], NONE],
  ['that counts more than it names', [mention({ ...sum, count: 3 }), geox, novo], NONE],
  ['that is unsure', [mention({ ...sum, status: 'needs_confirmation' }), geox, novo], NONE],
] as const)('a sum %s stays', (_what, mentions, totals) => {
  expect(eachAlone(mentions, totals)).toEqual(mentions)
})
