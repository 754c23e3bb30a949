import { describe, expect, test } from 'vitest'
import type { Predicate } from '#shared/level-report.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { metLabel } from './condition-words.ts'
import { measuredValue } from './measured-value.ts'

await loadTexts(['roadmap'], 'en')

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

describe('the value beside a condition', () => {
  test('says how far it is, and what waits for an answer', () => {
    expect(measuredValue(condition('interviews_proof', 14, 20, { waiting: 1 }), nothing)).toBe(
      '14 of 20, one answer waiting',
    )
    expect(measuredValue(condition('proof_points', 1, 2), nothing)).toBe('1 of 2')
    expect(measuredValue(condition('commitment', 0, 1, { waiting: 2 }), nothing)).toBe('two answers waiting')
  })

  test('says the paths that the gate has when another one than the number met it', () => {
    expect(measuredValue(condition('interviews', 6, 10, { met: true }), nothing)).toBe(
      '10, or 5 with a commitment',
    )
    const customers = { ...nothing, counters: { ...none, revenue: 3 } }
    expect(measuredValue(condition('interviews', 4, 10, { met: true }), customers)).toBe('10, or 3 customers')
  })

  test('a condition met by fewer interviews is labelled by what is there', () => {
    const met = condition('interviews', 9, 10, { met: true })
    expect(metLabel(met, { ...none, loi: 1 })).toBe('9 interviews and a signed letter')
    expect(metLabel(condition('interviews', 12, 10), { ...none, loi: 1 })).toBe('10 interviews')
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
