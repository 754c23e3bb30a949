import { describe, expect, it } from 'vitest'
import { DEFAULT_MASTER_PROMPT } from '#shared/master-prompt.ts'
import { shippedBoxes } from '../rules/starting-boxes.ts'
import { COVERED_RULES } from './covered-rules.ts'

const shipped = shippedBoxes().flatMap(({ interpretation }) =>
  interpretation.rules.map(({ compiled }) => compiled),
)

describe('a rule that the master prompt covers', () => {
  it.each(COVERED_RULES)('is one of ours, and the master prompt says it: %s', (rule, saidBy) => {
    expect(shipped).toContain(rule)
    expect(DEFAULT_MASTER_PROMPT).toContain(saidBy)
  })
})
