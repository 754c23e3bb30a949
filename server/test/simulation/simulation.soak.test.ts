import { afterAll, beforeAll, expect, test } from 'vitest'
import { playSchedule } from './run-schedules.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

const { SEED, SCHEDULES = '1000' } = process.env
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SCHEDULES) }, (_, index) => index + 1)

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
