import type { Asks } from '#shared/asks.ts'
import type { EvidenceType, FieldName } from '#shared/roadmap.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import { tellsOfTalk } from './signals.ts'
import type { Question, Turn } from './turn.ts'

type Gap = keyof GuideTexts['gaps']
type Action = keyof GuideTexts['action_questions']

/** Words of a message beside its questions from which on it tells of a venture. */
const TELLING = 12

const field = (name: FieldName): Asks => ({ kind: 'field', field: name })
const count = (evidenceType: Extract<EvidenceType, 'interview' | 'revenue'>): Asks => ({
  kind: 'count',
  evidenceType,
})
const other = (question: string): Asks => ({ kind: 'other', question })

/** What to ask for a condition that the next level lacks, by its id: a gap's question or an action's. */
const QUESTIONS: Partial<Record<string, { gap: Gap; asks: Asks } | { action: Action; asks: Asks }>> = {
  technology: { gap: 'technology', asks: field('technology') },
  problem_specific: { gap: 'sufferer', asks: field('problem') },
  application: { action: 'application', asks: field('application') },
  priority_one: { gap: 'segment', asks: field('industry') },
  icp_description: { gap: 'monday-company', asks: other('monday-company') },
  persona_role: { gap: 'signer', asks: field('persona_role') },
  value_proposition: { action: 'value_proposition', asks: field('value_proposition') },
  proof_point: { action: 'proof_point', asks: field('proof_point') },
  interviews: { gap: 'interviews', asks: count('interview') },
  icp_characteristics: { action: 'icp_characteristics', asks: field('icp_characteristic') },
  persona_motivation: { action: 'persona_motivation', asks: field('persona_motivation') },
  persona_proof_needed: { action: 'persona_proof_needed', asks: field('persona_proof_needed') },
  interviews_proof: { action: 'interviews_proof', asks: other('interviews_proof') },
  commitment: { gap: 'warm-contacts', asks: other('warm-contacts') },
  value_quantified: { action: 'value_quantified', asks: other('value_quantified') },
  proof_points: { action: 'customer_proof', asks: other('customer_proof') },
  customer_proof: { action: 'customer_proof', asks: other('customer_proof') },
  product_customers: { gap: 'customers', asks: count('revenue') },
  in_segment: { action: 'in_segment', asks: other('in_segment') },
  repeat_sale: { action: 'repeat_sale', asks: other('repeat_sale') },
  scale_customers: { action: 'scale_customers', asks: other('scale_customers') },
  outside_sale: { action: 'outside_sale', asks: other('outside_sale') },
}

/** Whether what a condition lacks waits as a row: nobody is asked for what they have said. */
export function isProposed({ roadmap }: Turn, id: string, asks = QUESTIONS[id]?.asks): boolean {
  return (roadmap?.waiting ?? []).some((each) =>
    each.kind === 'field'
      ? (asks?.kind === 'field' && asks.field === each.field) || FIELD_OF[id] === each.field
      : asks?.kind === 'count' && asks.evidenceType === each.type,
  )
}

/** The field of a condition whose question asks for something else. */
const FIELD_OF: Partial<Record<string, FieldName>> = {
  icp_description: 'icp_description',
  value_quantified: 'value_proposition',
  proof_points: 'proof_point',
  customer_proof: 'proof_point',
}

/** Interviews that the roadmap counts already are not asked for; who to call next is. */
const MORE_INTERVIEWS = { action: 'interviews_more', asks: other('interviews_more') } as const

/** The open question of the ledger, unless a row beside the reply asks it, or a reply asked it before. */
export function pendingQuestion({ roadmap, said }: Turn): Question | undefined {
  if (roadmap?.proposed?.some(({ kind }) => kind === 'evidence')) return undefined
  const [pending] = roadmap?.pending ?? []
  return pending && said.isNew(pending.question) ? { text: pending.question, asks: pending.asks } : undefined
}

/** Who tells so much has most likely said what the technology does, read or not. */
const tellsMuch = ({ sentences, questions }: Turn) =>
  sentences
    .filter((sentence) => !questions.includes(sentence))
    .reduce((sum, { tokens }) => sum + tokens.length, 0) >= TELLING

/** What waits for an answer, else what the next level lacks first; never what was asked before. */
export function openQuestion(turn: Turn): Question | undefined {
  const { roadmap, texts, said } = turn
  if (roadmap?.pending?.length) return pendingQuestion(turn)
  if (tellsOfTalk(turn) && said.isNew(texts.gaps.agreed))
    return { text: texts.gaps.agreed, asks: other('agreed') }
  const [told] = (roadmap?.missing ?? []).flatMap(({ id }) => {
    if (id === 'technology' && tellsMuch(turn)) return []
    const held = id === 'interviews' && (roadmap?.counters?.interview ?? 0) > 0
    const wanted = held ? MORE_INTERVIEWS : QUESTIONS[id]
    if (!wanted || isProposed(turn, id, wanted.asks)) return []
    const text = 'gap' in wanted ? texts.gaps[wanted.gap] : texts.action_questions[wanted.action]
    return said.isNew(text) ? [{ text, asks: wanted.asks }] : []
  })
  return told
}
