import { expect, test } from 'vitest'
import { logOdds, sigmoid } from '#engine/learning/logistic.ts'
import { fitLogistic, type Seen } from './fit-logistic.ts'

/** `right` of ten rows with one value are right. */
const rows = (value: number, right: number): Seen<'x'>[] =>
  Array.from({ length: 10 }, (_, at) => ({ features: { x: value }, right: at < right }))

test('the fitted probability is the share that was right', () => {
  const weights = fitLogistic(
    [...rows(0, 2), ...rows(1, 7)].flatMap((row) => Array.from({ length: 100 }, () => row)),
    ['x'],
  )
  expect(sigmoid(logOdds(weights, { x: 0 }))).toBeCloseTo(0.2, 2)
  expect(sigmoid(logOdds(weights, { x: 1 }))).toBeCloseTo(0.7, 2)
})

test('a feature that tells nothing weighs nothing', () => {
  const weights = fitLogistic([...rows(0, 4), ...rows(1, 4)], ['x'])
  expect(weights.x).toBeCloseTo(0, 6)
})
