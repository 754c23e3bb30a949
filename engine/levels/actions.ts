import type { NextBestAction } from '#shared/roadmap.ts'
import type { GuideTexts } from '../content/guide-shape.ts'

type Action = Pick<NextBestAction, 'number' | 'days' | 'knowledge'>

export type ActionId = keyof GuideTexts['actions']

/**
 * The actions of roadmap-rules section 3: a number, a time box in days and one knowledge entry. Their words are
 * content.
 */
export const ACTIONS: Record<ActionId, Action> = {
  technology: {
    number: 2,
    days: 1,
    knowledge: 'Technical spec to buyer outcome',
  },
  problem_specific: {
    number: 1,
    days: 2,
    knowledge: 'Three relations to the problem (Arc)',
  },
  application: {
    number: 6,
    days: 3,
    knowledge: 'Platform technology, many applications',
  },
  habit: {
    number: 1,
    days: 2,
    knowledge: 'Problem interview in past tense',
  },
  priority_one: {
    number: 3,
    days: 5,
    knowledge: 'Choosing a beachhead: 7 questions',
  },
  icp_description: {
    number: 1,
    days: 3,
    knowledge: 'Writing an ICP for deep tech',
  },
  persona_role: {
    number: 1,
    days: 3,
    knowledge: 'Economic buyer, champion, blocker',
  },
  value_proposition: {
    number: 1,
    days: 3,
    knowledge: 'Quantified value proposition',
  },
  proof_point: {
    number: 1,
    days: 5,
    knowledge: 'Lab proof versus field proof',
  },
  interviews_first: {
    number: 5,
    days: 10,
    knowledge: 'Problem interview in past tense',
  },
  interviews_more: {
    number: 5,
    days: 10,
    knowledge: 'How many interviews are enough',
  },
  icp_characteristics: {
    number: 3,
    days: 3,
    knowledge: 'Writing an ICP for deep tech',
  },
  persona_motivation: {
    number: 2,
    days: 7,
    knowledge: 'Economic buyer, champion, blocker',
  },
  persona_proof_needed: {
    number: 2,
    days: 7,
    knowledge: 'Which proof each role needs',
  },
  interviews_proof: {
    number: 20,
    days: 21,
    knowledge: 'How many interviews are enough',
  },
  commitment: {
    number: 3,
    days: 14,
    knowledge: 'Commitment currencies',
  },
  loi_quality: {
    number: 1,
    days: 14,
    knowledge: 'What makes an LOI worth showing',
  },
  pilot_criteria: {
    number: 1,
    days: 7,
    knowledge: 'Pilot one-pager',
  },
  value_quantified: {
    number: 1,
    days: 5,
    knowledge: 'Quantified value proposition',
  },
  customer_proof: {
    number: 1,
    days: 14,
    knowledge: 'Lab proof versus field proof',
  },
  purgatory: {
    number: 3,
    days: 14,
    knowledge: 'Pilot purgatory: symptoms and exits',
  },
  product_customers: {
    number: 1,
    days: 14,
    knowledge: 'From pilot to contract',
  },
  in_segment: {
    number: 2,
    days: 60,
    knowledge: 'Why 4-5 customers in one segment beat 10 scattered',
  },
  repeat_sale: {
    number: 1,
    days: 30,
    knowledge: 'Reference customers',
  },
  scale_customers: {
    number: 10,
    days: 90,
    knowledge: 'Sales learning curve',
  },
  outside_sale: {
    number: 10,
    days: 45,
    knowledge: 'Channel, OEM or direct',
  },
  repeat_sales: {
    number: 3,
    days: 30,
    knowledge: 'The 40% test',
  },
  concentration: {
    number: 2,
    days: 60,
    knowledge: 'Customer concentration',
  },
  efficiency: {
    number: 4,
    days: 30,
    knowledge: 'Sales learning curve',
  },
  people: {
    number: 2,
    days: 90,
    knowledge: 'Sales learning curve',
  },
  next_segment: {
    number: 1,
    days: 30,
    knowledge: 'Adoption curve and references',
  },
}
