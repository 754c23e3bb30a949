import { LEVEL_NAMES } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

/** The meaning of each stage, in their order. */
const MEANINGS = [
  'rules.spark.meaning',
  'rules.problem.meaning',
  'rules.concept.meaning',
  'rules.evidence.meaning',
  'rules.proof.meaning',
  'rules.repeat.meaning',
  'rules.scale.meaning',
] as const

/** Returns the meaning of a level in one sentence. */
export function meaningOf(level: number): string {
  const key = MEANINGS[level]
  return key ? t(key) : ''
}

/** The journey's stations with one sentence each. */
export const stations = () => LEVEL_NAMES.map((name, level) => ({ name, text: meaningOf(level) }))
