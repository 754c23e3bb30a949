import { Level } from '#shared/model-catalogue.ts'
import type { Effort } from '#shared/models.ts'

/** What the setting means in the providers' words, best first. */
const MEANING: Record<Effort, readonly Level[]> = {
  off: ['none', 'minimal', 'low'],
  low: ['low', 'minimal', 'medium'],
  medium: ['medium', 'low', 'high'],
  high: ['high', 'medium', 'xhigh'],
}

/** Tokens that hidden thinking may take beside the reply: providers count both against one limit. */
const ROOM: Record<Level, number> = {
  none: 0,
  minimal: 2_048,
  low: 4_096,
  medium: 12_288,
  high: 28_672,
  xhigh: 28_672,
  max: 28_672,
}

/** How many times longer than a reply's usual silence such thinking may last before its first word. */
const WAIT_LIMITS: Record<Level, number> = {
  none: 1,
  minimal: 1,
  low: 2,
  medium: 5,
  high: 10,
  xhigh: 10,
  max: 10,
}

/** The level to ask a model for; undefined for a model that cannot be told. */
export function levelFor(levels: readonly Level[], effort: Effort): Level | undefined {
  return MEANING[effort].find((level) => levels.includes(level)) ?? levels[0]
}

/** The least that a model can think: for readings, titles and suggestions, which are short and wait for nobody. */
export const leastOf = (levels: readonly Level[]): Level | undefined =>
  Level.options.find((level) => levels.includes(level))

/** Tokens of thinking to leave room for at this level. */
export const thinkingRoom = (level: Level | undefined): number => (level ? ROOM[level] : 0)

/** Returns how many times the usual silence before the first word is borne at this level. */
export const patienceAt = (level: Level | undefined): number => (level ? WAIT_LIMITS[level] : 1)

/** Returns whether a reader will wait for thinking at this level. */
export const thinksAt = (level: Level | undefined): boolean => level !== undefined && level !== 'none'
