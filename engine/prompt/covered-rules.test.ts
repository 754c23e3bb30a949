import { describe, expect, it } from 'vitest'
import { shippedBoxes } from '#server/rule-parser/starting-boxes.ts'
import { COVERED_RULES, DEFAULT_MASTER_PROMPT } from './prompt-texts.ts'

const shipped = shippedBoxes().flatMap(({ interpretation }) =>
  interpretation.rules.map(({ compiled }) => compiled),
)

describe('a rule that the master prompt covers', () => {
  it.each(COVERED_RULES)('is one of ours, and the master prompt says it: $rule', ({ rule, said_by }) => {
    expect(shipped).toContain(rule)
    expect(DEFAULT_MASTER_PROMPT).toContain(said_by)
  })
})
