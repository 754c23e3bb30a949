import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playSchedule } from './run-schedules.ts'
import { scheduleOf } from './schedule.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

/** A sample, with some that once found a fault, and one that the sweep alone can put right; `npm run soak` plays a thousand. */
const SEEDS = [1, 3, 11, 25, 45, 47]

describe('whatever fails in between, messages, replies, counters and limits stay true', () => {
  test('a seed always brings the same schedule', () => {
    expect(scheduleOf(7)).toEqual(scheduleOf(7))
    expect(scheduleOf(7)).not.toEqual(scheduleOf(8))
  })

  test.each(SEEDS)('in the schedule of seed %i', { timeout: 90_000 }, (seed) => playSchedule(world, seed))
})
