import { expect, test } from 'vitest'
import { waits, worstSilences } from './silences.ts'

const step = (at: number, began: number, ended: number) => ({
  case: at,
  kind: 'message',
  what: `case ${at}`,
  status: 200,
  began,
  ended,
})

test('A silence belongs to the request that was under way for most of it, and shows what the control waited', () => {
  const steps = [step(1, 0, 110), step(2, 110, 900)]
  const server = [
    [20, 2, 0],
    [100, 700, 300],
  ] as const
  const control = [
    [40, 90, 0],
    [300, 30, 0],
    [820, 400, 0],
  ] as const
  expect(worstSilences(server, control, steps, 10)).toEqual([
    { ms: 700, queuedMs: 300, controlMs: 90, during: steps[1] },
  ])
})

test('Each case is named once, with its longest silence, the longest first', () => {
  const steps = [step(1, 0, 500), step(2, 500, 2_000)]
  const server = [
    [0, 100, 0],
    [200, 200, 0],
    [600, 300, 0],
  ] as const
  expect(worstSilences(server, [], steps, 10).map(({ ms, during }) => [during?.case, ms])).toEqual([
    [2, 300],
    [1, 200],
  ])
})

test('A long silence counts for everybody who would have asked in it', () => {
  expect(waits([[0, 5, 0]], 20)).toEqual([5])
  expect(waits([[0, 65, 0]], 20)).toEqual([65, 45, 25, 5])
})
