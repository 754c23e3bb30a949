import { afterAll, beforeAll, expect, test } from 'vitest'
import { playSchedule } from './run-schedules.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

/** One schedule by its seed, or so many from a seed on, so that a long run can be done in parts. */
const { SEED = '1', SCHEDULES = process.env.SEED ? '1' : '1000' } = process.env
const seeds = Array.from({ length: Number(SCHEDULES) }, (_, index) => Number(SEED) + index)

test(`after each of ${seeds.length} schedules, messages, replies, counters and limits are true`, {
  timeout: seeds.length * 90_000,
}, async () => {
  const failures: string[] = []
  for (const seed of seeds) {
    await playSchedule(world, seed).catch((error: Error) => {
      failures.push(error.message)
      // A long run tells what it finds when it finds it.
      process.stderr.write(`${error.message}\n`)
    })
  }
  expect(failures).toEqual([])
})
