import { expect, it } from 'vitest'
import { RECORDS } from './evidence-in-test.ts'
import { strengthOf } from './strength.ts'

it('The strength of the evidence counts each record at its step, and stands at the highest one that has a record', () => {
  expect(strengthOf(RECORDS).map(({ strength, count, standing }) => [strength, count, standing])).toEqual([
    ['said', 8, 'done'],
    ['showed', 1, 'done'],
    ['committed', 2, 'here'],
    ['paid', 0, 'ahead'],
    ['paid_again', 0, 'ahead'],
  ])
})

it('stands nowhere without a record', () => {
  expect(strengthOf([]).every(({ standing }) => standing === 'ahead')).toBe(true)
})
