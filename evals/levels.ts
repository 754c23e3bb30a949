import { computeLevel } from '#engine/levels/level.ts'
import type { LevelProfile } from '#shared/level-report.ts'

type ProfileCase = { name: string; expectedLevel: number; profile: LevelProfile }

/** Computes the level of each profile. */
export function evaluateLevels(cases: ProfileCase[]) {
  let exact = 0
  for (const { name, expectedLevel, profile } of cases) {
    const { level, missing } = computeLevel(profile)
    if (level === expectedLevel) exact += 1
    else console.log(`${name}: wanted ${expectedLevel}, got ${level}, missing ${missing.join(', ')}`)
  }
  return { kind: 'levels', profiles: cases.length, exact: cases.length === 0 ? 1 : exact / cases.length }
}
