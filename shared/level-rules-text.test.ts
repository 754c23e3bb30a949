import { describe, expect, test } from 'vitest'
import type { Predicate } from './level-report.ts'
import { conditionLabel, figuresOf, LEVEL_RULES, measuredValue } from './level-rules-text.ts'
import { THRESHOLDS } from './level-thresholds.ts'
import { LEVEL_NAMES } from './levels.ts'
import { NO_COUNTERS } from './roadmap.ts'

const none = NO_COUNTERS
const nothing = { counters: none, problem: '', valueProposition: '' }
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

  test('says how far it is, and what waits for an answer', () => {
    expect(measuredValue(condition('interviews_proof', 14, 20, { waiting: 1 }), nothing)).toBe(
      '14 of 20, one answer waiting',
    )
    expect(measuredValue(condition('proof_points', 1, 2), nothing)).toBe('1 of 2')
    expect(measuredValue(condition('commitment', 0, 1, { waiting: 2 }), nothing)).toBe('two answers waiting')
  })

  test('says what stands in for the number when another path met it', () => {
    expect(measuredValue(condition('interviews', 6, 10, { met: true }), nothing)).toBe('6 and a commitment')
    const customers = { ...nothing, counters: { ...none, revenue: 3 } }
    expect(measuredValue(condition('interviews', 4, 10, { met: true }), customers)).toBe('3 customers')
  })

  test('counts the commitments there are', () => {
    const counters = { ...none, pilot: 1, loi: 2 }
    expect(measuredValue(condition('commitment', 0, 1), { ...nothing, counters })).toBe('1 pilot, 2 LOIs')
  })

  test('adds nothing to a plain yes or no', () => {
    expect(measuredValue(condition('persona_role', 0, 1), nothing)).toBe('')
    expect(measuredValue(condition('persona_role', 1, 1), nothing)).toBe('')
  })
})

test.each([
  ['For operators, we cut the cost from €6,900 to €4,200 per tonne.', '€6,900 to €4,200 per tonne'],
  ['We cut hive losses from 30% to 12%.', '30% to 12%'],
  ['Wir senken die Kosten von 12 € auf 8 € pro Stück.', '12 € auf 8 € pro Stück'],
  ['We save 40 hours per week.', '40 hours per week'],
  ['Reducimos el daño en turbinas del 8 % al 2 % anual.', '8 % al 2 % anual'],
  ['Bajamos de 12 horas a 3 horas al mes la parada a las refinerías.', '12 horas a 3 horas al mes'],
  ['Nous réduisons le coût de 12 000 € à 8 000 € par an.', '12 000 € à 8 000 € par an'],
  ['Reducimos un 8 % a las distribuidoras.', '8 %'],
  ['We make it better.', ''],
])('the figures of %j are %j', (text, figures) => {
  expect(figuresOf(text)).toBe(figures)
})
