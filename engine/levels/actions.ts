import type { NextBestAction } from '#shared/level-report.ts'
import type { GuideTexts } from '../content/guide-shape.ts'

type Action = Pick<NextBestAction, 'number' | 'days'> & {
  /** The slug of the entry of the knowledge base that explains it. */
  readonly entry: string
}

export type ActionId = keyof GuideTexts['actions']

/** The actions of roadmap-rules section 3: a number, a time box in days and one entry. Their words are content. */
export const ACTIONS: Record<ActionId, Action> = {
  technology: {
    number: 2,
    days: 1,
    entry: 'technical-spec-to-buyer-outcome',
  },
  problem_specific: {
    number: 1,
    days: 2,
    entry: 'three-relations-to-the-problem',
  },
  application: {
    number: 6,
    days: 3,
    entry: 'platform-technology-many-applications',
  },
  habit: {
    number: 1,
    days: 2,
    entry: 'problem-interview-past-tense',
  },
  priority_one: {
    number: 3,
    days: 5,
    entry: 'choosing-a-beachhead',
  },
  icp_description: {
    number: 1,
    days: 3,
    entry: 'writing-an-icp',
  },
  persona_role: {
    number: 1,
    days: 3,
    entry: 'economic-buyer-champion-blocker',
  },
  value_proposition: {
    number: 1,
    days: 3,
    entry: 'quantified-value-proposition',
  },
  proof_point: {
    number: 1,
    days: 5,
    entry: 'lab-proof-versus-field-proof',
  },
  interviews_first: {
    number: 5,
    days: 10,
    entry: 'problem-interview-past-tense',
  },
  interviews_more: {
    number: 5,
    days: 10,
    entry: 'how-many-interviews',
  },
  icp_characteristics: {
    number: 3,
    days: 3,
    entry: 'writing-an-icp',
  },
  persona_motivation: {
    number: 2,
    days: 7,
    entry: 'economic-buyer-champion-blocker',
  },
  persona_proof_needed: {
    number: 2,
    days: 7,
    entry: 'which-proof-each-role-needs',
  },
  interviews_proof: {
    number: 20,
    days: 21,
    entry: 'how-many-interviews',
  },
  commitment: {
    number: 3,
    days: 14,
    entry: 'commitment-currencies',
  },
  loi_quality: {
    number: 1,
    days: 14,
    entry: 'what-makes-an-loi-worth-showing',
  },
  pilot_criteria: {
    number: 1,
    days: 7,
    entry: 'pilot-one-pager',
  },
  value_quantified: {
    number: 1,
    days: 5,
    entry: 'quantified-value-proposition',
  },
  customer_proof: {
    number: 1,
    days: 14,
    entry: 'lab-proof-versus-field-proof',
  },
  purgatory: {
    number: 3,
    days: 14,
    entry: 'pilot-purgatory',
  },
  product_customers: {
    number: 1,
    days: 14,
    entry: 'from-pilot-to-contract',
  },
  in_segment: {
    number: 2,
    days: 60,
    entry: 'four-customers-in-one-segment',
  },
  repeat_sale: {
    number: 1,
    days: 30,
    entry: 'reference-customers',
  },
  scale_customers: {
    number: 10,
    days: 90,
    entry: 'sales-learning-curve',
  },
  outside_sale: {
    number: 10,
    days: 45,
    entry: 'channel-oem-or-direct',
  },
  repeat_sales: {
    number: 3,
    days: 30,
    entry: 'forty-percent-test',
  },
  concentration: {
    number: 2,
    days: 60,
    entry: 'customer-concentration',
  },
  efficiency: {
    number: 4,
    days: 30,
    entry: 'sales-learning-curve',
  },
  people: {
    number: 2,
    days: 90,
    entry: 'sales-learning-curve',
  },
  next_segment: {
    number: 1,
    days: 30,
    entry: 'adoption-curve-and-references',
  },
}
