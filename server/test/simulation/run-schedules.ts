import { vi } from 'vitest'
import { until } from '../until.ts'
import { generationIds, violationsOf } from './invariants.ts'
import { cast, letters } from './people.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { teamViolations } from './team-invariants.ts'
import { gather } from './team-story.ts'
import type { World } from './world.ts'

/** Behind the letters of three people. */
const TEAM = 'k'

/** Plays the schedule of one seed to its end; throws with everything that does not hold, and how to play it again. */
export async function playSchedule(world: World, seed: number): Promise<void> {
  const schedule = scheduleOf(seed)
  const broken = await play(world, seed, schedule).catch((error: Error) => [error.message])
  if (broken.length === 0) return
  throw new Error(
    `${broken.join('\n')}\nPlay it again: SEED=${seed} npm run soak -- simulation\nThe schedule: ${JSON.stringify(schedule)}`,
  )
}

/** Returns what does not hold at the end, in sentences. */
async function play(
  world: World,
  seed: number,
  { people, faults, team: together }: Schedule,
): Promise<string[]> {
  const prefix = `Zor${letters(seed, 6)}`
  const names = people.map((_, index) => `${prefix}${letters(index, 1)}`)
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  try {
    const actors = await Promise.all(
      people.map((person, index) => cast(world, person, names[index] ?? prefix)),
    )
    const team = together.length > 0 ? await gather(world, together, `${prefix}${TEAM}`) : undefined
    await Promise.all([...faults.map(world.suffer), ...actors.map((actor) => actor.act()), team?.act()])
    await world.settle(() => until(() => generationIds(world.replica(0), prefix)))
    const broken: string[] = []
    for (const [index, actor] of actors.entries())
      broken.push(...(await violationsOf(world, actor, names[index] ?? prefix)))
    return team ? [...broken, ...(await teamViolations(world, team))] : broken
  } finally {
    vi.useRealTimers()
  }
}
