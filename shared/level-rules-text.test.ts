import { describe, expect, test } from 'vitest'
import type { Predicate } from './level-report.ts'
import { conditionLabel, LEVEL_RULES } from './level-rules-text.ts'
import { THRESHOLDS } from './level-thresholds.ts'
import { LEVEL_NAMES } from './levels.ts'

const condition = (id: string, value: number, target: number, more: Partial<Predicate> = {}): Predicate => ({
  id,
  level: 4,
  met: value >= target,
  value,
  target,
  waiting: 0,
  ...more,
})

test('the published rule has every stage in its order', () => {
  expect(LEVEL_RULES.map(({ name }) => name)).toEqual([...LEVEL_NAMES])
})

test('the published rule states the thresholds that the rule uses', () => {
  const { evidence, proof, scale } = THRESHOLDS
  expect(LEVEL_RULES[3]?.conditions[0]).toBe(
    `${evidence.interviews} interviews; or ${evidence.interviewsWithCommitment} with one signed commitment; or ${evidence.customers} customers who bought the product.`,
  )
  expect(LEVEL_RULES[4]?.conditions[0]).toContain(`${proof.interviews} interviews`)
  expect(LEVEL_RULES[6]?.conditions.at(-1)).toContain(`${scale.broad.customers} customers`)
  expect(conditionLabel(condition('commitment', 0, 1))).toBe(
    'A paid pilot, two pilots or three qualified LOIs',
  )
})

describe('a condition of a gate', () => {
  test('names its threshold', () => {
    expect(conditionLabel(condition('interviews_proof', 14, 20))).toBe('20 interviews')
    expect(conditionLabel(condition('proof_points', 1, 2))).toBe('Two proof points')
    expect(conditionLabel(condition('customer_proof', 0, 1))).toBe('One proof point from a customer')
    expect(conditionLabel(condition('something_new', 0, 1))).toBe('something new')
  })
})
