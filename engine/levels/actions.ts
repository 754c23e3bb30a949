import type { NextBestAction } from '#shared/level-report.ts'
import type { GuideTexts } from '../content/guide-shape.ts'

type Action = Pick<NextBestAction, 'number' | 'days'> & {
  /** The slug of the entry of the knowledge base that explains it. */
  readonly entry: string
}

export type ActionId = keyof GuideTexts['actions']

const action = (number: number, days: number, entry: string): Action => ({ number, days, entry })

/** The actions of roadmap-rules section 3: a number, a time box in days and one entry. Their words are content. */
export const ACTIONS: Record<ActionId, Action> = {
  technology: action(2, 1, 'technical-spec-to-buyer-outcome'),
  problem_specific: action(1, 2, 'three-relations-to-the-problem'),
  application: action(6, 3, 'platform-technology-many-applications'),
  habit: action(1, 2, 'problem-interview-past-tense'),
  priority_one: action(3, 5, 'choosing-a-beachhead'),
  icp_description: action(1, 3, 'writing-an-icp'),
  persona_role: action(1, 3, 'economic-buyer-champion-blocker'),
  value_proposition: action(1, 3, 'quantified-value-proposition'),
  proof_point: action(1, 5, 'lab-proof-versus-field-proof'),
  interviews_first: action(5, 10, 'problem-interview-past-tense'),
  interviews_more: action(5, 10, 'how-many-interviews'),
  icp_characteristics: action(3, 3, 'writing-an-icp'),
  persona_motivation: action(2, 7, 'economic-buyer-champion-blocker'),
  persona_proof_needed: action(2, 7, 'which-proof-each-role-needs'),
  interviews_proof: action(20, 21, 'how-many-interviews'),
  commitment: action(3, 14, 'commitment-currencies'),
  loi_quality: action(1, 14, 'what-makes-an-loi-worth-showing'),
  pilot_criteria: action(1, 7, 'pilot-one-pager'),
  value_quantified: action(1, 5, 'quantified-value-proposition'),
  customer_proof: action(1, 14, 'lab-proof-versus-field-proof'),
  purgatory: action(3, 14, 'pilot-purgatory'),
  product_customers: action(1, 14, 'from-pilot-to-contract'),
  in_segment: action(2, 60, 'four-customers-in-one-segment'),
  repeat_sale: action(1, 30, 'reference-customers'),
  scale_customers: action(10, 90, 'sales-learning-curve'),
  outside_sale: action(10, 45, 'channel-oem-or-direct'),
  repeat_sales: action(3, 30, 'forty-percent-test'),
  concentration: action(2, 60, 'customer-concentration'),
  efficiency: action(4, 30, 'sales-learning-curve'),
  people: action(2, 90, 'sales-learning-curve'),
  next_segment: action(1, 30, 'adoption-curve-and-references'),
}
