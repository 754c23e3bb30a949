import { expect, test } from 'vitest'
import { COUNTING_RULE, conditionLabel, LEVEL_RULES } from '#shared/level-rules-text.ts'
import { gateLabel } from '#web/lib/gate-label.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { countingRule, levelRules } from './rules.ts'

await loadTexts(['roadmap'], 'en')

test('the roadmap publishes in English the rule that a model is told', () => {
  const rule = levelRules().map(({ name, conditions }) => ({ name, conditions }))
  expect(rule).toEqual(LEVEL_RULES)
  expect(countingRule()).toBe(COUNTING_RULE)
})

test.each([
  ['interviews_proof', 20],
  ['proof_points', 2],
  ['customer_proof', 1],
  ['commitment', 1],
  ['scale_customers', 10],
  ['icp_characteristics', 3],
  ['icp_description', 1],
  ['something_new', 1],
])('the roadmap names the condition %s as a model is told', (id, target) => {
  const condition = { id, target, level: 4, met: false, value: 0, waiting: 0 }
  expect(gateLabel(condition)).toBe(conditionLabel(condition))
})
