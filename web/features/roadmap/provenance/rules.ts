import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { textsOf } from '#web/lib/texts.ts'
import { meaningOf } from '../stations.ts'

const t = textsOf('roadmap')
const { problem, concept, evidence, proof, repeat, scale } = THRESHOLDS

/** What opens each level, in the order of the levels, with the thresholds that its sentences name. */
const CONDITIONS = [
  { keys: ['rules.spark.account'], numbers: {} },
  {
    keys: ['rules.problem.technology', 'rules.problem.problem', 'rules.problem.applications'],
    numbers: problem,
  },
  {
    keys: [
      'rules.concept.industry',
      'rules.concept.customer',
      'rules.concept.role',
      'rules.concept.value',
      'rules.concept.proof',
    ],
    numbers: concept,
  },
  {
    keys: ['rules.evidence.interviews', 'rules.evidence.traits', 'rules.evidence.buyer'],
    numbers: { ...evidence, fewer: evidence.interviewsWithCommitment, traits: evidence.characteristics },
  },
  {
    keys: ['rules.proof.interviews', 'rules.proof.commitment', 'rules.proof.value', 'rules.proof.proofs'],
    numbers: {
      ...proof,
      others: proof.loisBesidePilot,
      lois: proof.qualifiedLois,
      customerProofs: proof.customerProofPoints,
    },
  },
  {
    keys: ['rules.repeat.customers', 'rules.repeat.repeat'],
    numbers: { ...repeat, segment: repeat.inSegment },
  },
  {
    keys: ['rules.scale.repeats', 'rules.scale.outside', 'rules.scale.customers'],
    numbers: {
      repeats: scale.repeats,
      outside: scale.outsideNetwork,
      customers: scale.broad.customers,
      segment: scale.broad.inSegment,
      fewer: scale.offtake.customers,
      multiYear: scale.offtake.multiYear,
      fewerInSegment: scale.offtake.inSegment,
    },
  },
] as const

interface LevelRule {
  readonly name: string
  readonly meaning: string
  /** All of these open it; every earlier gate stays open too. */
  readonly conditions: readonly string[]
}

/** The published rule (roadmap-rules 2.2), in words a founder can check themselves against. */
export function levelRules(): LevelRule[] {
  return CONDITIONS.map(({ keys, numbers }, level) => ({
    name: LEVEL_NAMES[level] ?? '',
    meaning: meaningOf(level),
    conditions: keys.map((key) => t(key, { ...numbers })),
  }))
}

/** What a qualified LOI is, and that nobody counts twice. */
export const countingRule = (): string => t('rules.counting', { parts: proof.qualifiedParts })
