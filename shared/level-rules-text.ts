import type { Predicate } from './level-report.ts'
import { THRESHOLDS as T } from './level-thresholds.ts'
import type { LEVEL_NAMES } from './levels.ts'
import { recordOf } from './record-of.ts'
import { GATED_FIELDS, ROADMAP_FIELDS } from './roadmap-fields.ts'

/**
 * One stage of the published rule (roadmap-rules 2.2), as a model reads it; the roadmap's page says it in the language of
 * the screen (`content/interface`).
 */
export interface LevelRule {
  readonly name: (typeof LEVEL_NAMES)[number]
  /** All of these open it; every earlier gate stays open too. */
  readonly conditions: readonly string[]
}

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (n: number) => NUMBER_WORDS[n] ?? String(n)
const lowerWords = (n: number) => inWords(n).toLowerCase()
const plural = (n: number, one: string, many: string) => (n === 1 ? one : many)

const PRIMARY = 'in the industry with priority 1'

export const LEVEL_RULES: readonly LevelRule[] = [
  {
    name: 'Spark',
    conditions: ['You have an account.'],
  },
  {
    name: 'Problem Clarity',
    conditions: [
      'The technology, in your words.',
      'A problem that names who has it and what it costs them, without your technology in the sentence.',
      `${inWords(T.problem.applications)} ${plural(T.problem.applications, 'application', 'applications')} or more.`,
    ],
  },
  {
    name: 'Concept',
    conditions: [
      `Exactly ${lowerWords(T.concept.priorityOne)} industry with priority 1.`,
      'The ideal customer, described.',
      'The role that signs.',
      'A value proposition.',
      `${inWords(T.concept.proofPoints)} proof ${plural(T.concept.proofPoints, 'point', 'points')} of any kind; a lab result counts.`,
    ],
  },
  {
    name: 'Evidence',
    conditions: [
      `${T.evidence.interviews} interviews; or ${T.evidence.interviewsWithCommitment} with ${lowerWords(T.evidence.commitments)} signed commitment; or ${T.evidence.customers} customers who bought the product.`,
      `${inWords(T.evidence.characteristics)} traits of the ideal customer.`,
      'What moves the buyer, and which proof they ask for.',
    ],
  },
  {
    name: 'Proof',
    conditions: [
      `${T.proof.interviews} interviews; or ${T.proof.customers} customers who bought the product.`,
      `One commitment: a paying customer, a paid pilot, pilots at ${T.proof.pilots} organisations, one pilot with LOIs at ${T.proof.loisBesidePilot} others, or ${T.proof.qualifiedLois} qualified LOIs.`,
      'A value proposition with a number and a unit.',
      `${inWords(T.proof.proofPoints)} proof points, ${lowerWords(T.proof.customerProofPoints)} of them from a customer.`,
    ],
  },
  {
    name: 'Repeat',
    conditions: [
      `${T.repeat.customers} customers who bought the product, ${T.repeat.inSegment} of them ${PRIMARY}.`,
      `${inWords(T.repeat.repeats)} renewal, expansion, second order, or pilot that became a contract.`,
    ],
  },
  {
    name: 'Scale',
    conditions: [
      `${T.scale.repeats} repeat sales.`,
      `${inWords(T.scale.outsideNetwork)} sale from outside your own network.`,
      `${T.scale.broad.customers} customers who bought the product, ${T.scale.broad.inSegment} of them ${PRIMARY}; or ${T.scale.offtake.customers} with ${T.scale.offtake.multiYear} contracts over several years and ${T.scale.offtake.inSegment} in that industry.`,
    ],
  },
]

/** What a qualified LOI is, and that nobody counts twice. */
export const COUNTING_RULE = `Interviews and committed organisations never count the same customer twice. A qualified LOI is signed and states ${lowerWords(T.proof.qualifiedParts)} of need, volume, price and condition.`

/** The conditions of the gates by the id of their predicate; the number is the gate's threshold. */
const CONDITIONS: Record<string, (target: number) => string> = {
  ...recordOf(GATED_FIELDS, (field) => () => ROADMAP_FIELDS[field].gate.condition),
  problem_specific: () => 'A problem: who has it, what it costs',
  application: (n) => `${inWords(n)} ${plural(n, 'application', 'applications')}`,
  priority_one: () => 'One primary industry',
  proof_point: (n) => `${inWords(n)} ${plural(n, 'proof point', 'proof points')}`,
  interviews: (n) => `${n} interviews`,
  icp_characteristics: (n) => `${inWords(n)} traits of the ideal customer`,
  interviews_proof: (n) => `${n} interviews`,
  commitment: () =>
    `A paid pilot, ${lowerWords(T.proof.pilots)} pilots or ${lowerWords(T.proof.qualifiedLois)} qualified LOIs`,
  value_quantified: () => 'Value proposition with a number and a unit',
  proof_points: (n) => `${inWords(n)} proof points`,
  customer_proof: (n) => `${inWords(n)} proof ${plural(n, 'point', 'points')} from a customer`,
  product_customers: (n) => `${inWords(n)} customers who bought the product`,
  in_segment: (n) => `${inWords(n)} of them in the primary industry`,
  repeat_sale: (n) => `${inWords(n)} repeat sale${plural(n, '', 's')}`,
  scale_customers: (n) =>
    `${inWords(n)} customers, ${lowerWords(T.scale.broad.inSegment)} in the primary industry`,
  outside_sale: (n) => `${inWords(n)} sale from outside your network`,
  repeat_sales: (n) => `${inWords(n)} repeat sales`,
}

/** A gate's condition in a few words. */
export function conditionLabel({ id, target }: Predicate): string {
  return CONDITIONS[id]?.(target) ?? id.replaceAll('_', ' ')
}
