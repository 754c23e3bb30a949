import { z } from 'zod'
import { ASKED_PARTS } from '#shared/records/part-to-ask.ts'
import { EVIDENCE_TYPES, FIELD_NAMES } from '#shared/roadmap.ts'
import { QuestionTexts } from './question-shape.ts'
import { forEach, group, keys, List, missing, OneOrMore, Text, texts } from './text-shapes.ts'

/** Sentences that have several wordings, so that none is said twice in a conversation. */
const SAY = keys(`
  not_sure nothing_on by_facts noted noticed heard off_subject greeting thanks joke identity injected exhausted
  afraid one_thing law tax law_note noise complaint unknown agreed correct_ask correct_nothing correct_waiting
  correct_taken asked_before judge closest first glad sorry in_order
`)
const CHANGED = keys(`
  makes makes_level leaves leaves_level becomes becomes_one fields fields_level rewritten taken_off noted
`)
const STATE = keys(`
  level since so_far nothing waiting uncounted add_first add_result needs needs_nothing same_step
  result named amount others last_on
`)
/** What a level asks for, and of what several may be missing. */
const CONDITIONS = keys(`
  technology problem_specific application priority_one icp_description persona_role value_proposition
  proof_point persona_motivation persona_proof_needed commitment value_quantified outside_sale
`)
const COUNTED_CONDITIONS = keys(`
  interviews icp_characteristics interviews_proof proof_points customer_proof product_customers
  in_segment repeat_sale scale_customers repeat_sales
`)
const SITUATION = keys(`
  title intro level missing evidence none told_on next conversation me guide asked open please
`)
const GAPS = keys(`
  agreed technology sufferer segment monday-company signer interviews warm-contacts metric customers
`)
const ACTIONS = keys(`
  technology problem_specific application habit priority_one icp_description persona_role
  value_proposition proof_point interviews_first interviews_more icp_characteristics
  persona_motivation persona_proof_needed interviews_proof commitment loi_quality pilot_criteria
  value_quantified customer_proof purgatory product_customers in_segment repeat_sale scale_customers
  outside_sale repeat_sales concentration efficiency people next_segment
`)
/** Next best actions whose piece no gap asks for: they have a question of their own. */
const ASKING_ACTIONS = keys(`
  application value_proposition proof_point icp_characteristics persona_motivation
  persona_proof_needed interviews_more interviews_proof loi_quality value_quantified customer_proof
  purgatory in_segment repeat_sale scale_customers outside_sale
`)
/** What founders ask about when they ask what counts. */
export const VERDICTS = keys(`
  ai_persona support_letter nda grant friends_and_family advisers investor survey group_session
  unsigned sample own_lab deposit trade_fair letter_of_intent paid_pilot pilot revenue
`)
/** Abbreviations and terms that founders ask for. */
export const DEFINITIONS = keys(`
  icp loi mou trl meddpicc tam_sam nrr ltv_cac pmf gtm foak fto nda jda eic poc earlyvangelist
  beachhead
`)
const LEVELS = ['spark', 'problem_clarity', 'concept', 'evidence', 'proof', 'repeat', 'scale'] as const

/** Subjects that have follow-ups of their own. */
export const SUBJECTS = keys('interviews find segment icp persona pilot loi pricing sales funding regulated')
/** What founders ask about the product itself. */
export const PRODUCT = keys('data training behind cost memory human languages delete export share works')
const PLAN = keys('within deadline uses choose uses_later')
/** What evidence that was just told means for the roadmap. */
const MEANS = keys(`
  interviews_few interviews_letter interviews_evidence interviews_proof loi pilot revenue proof_point lost
`)
/** Fields that technologies are from, the more telling first. */
export const TRADES = keys(`
  mining recycling agri medical maritime nuclear grid water construction textiles food hydrogen diagnostics
  biotech inspection battery solar heat carbon space quantum drones mobility robots sensors photonics chemistry software
`)
/** What a founder's clause shows of customers, the weightiest first: of these the first gives the next step. */
export const SIGNALS = keys(`
  spent budget promise pull unpaid silence gatekeeper later cost obstacle won free cold approval praise spread
  network opinion attention runway
`)
export type Signal = (typeof SIGNALS)[number]
const CAUSES = [
  ...keys('confirmed chosen declined edited undone'),
  ...(['said in chat', 'confirmed in chat', 'chosen in chat', 'declined in chat'] as const),
  ...(['message edited', 'conversation taken back', 'new idea'] as const),
  ...(['record added', 'record changed', 'record removed', 'records merged'] as const),
  ...(['imported', 'person forgotten'] as const),
]

const counted = group({ one: Text, other: Text, first: Text, none: Text })
/** The keys of `content/guide/<lang>.yaml`: what guide mode says in one language. */
export const GuideTexts = group({
  say: forEach(SAY, List),
  words: texts(['general', 'last', 'too_slow_to_read', 'means', 'quote', 'by', 'own_facts', 'own_step']),
  changed: texts(CHANGED),
  state: texts(STATE),
  list: texts(['comma', 'and']),
  numbers: z.array(Text, missing).length(11),
  counted: forEach([...EVIDENCE_TYPES, 'repeat_events', 'paid_pilot'], counted),
  fields: texts(FIELD_NAMES),
  several: texts(['application', 'proof_point', 'industry', 'icp_characteristic']),
  conditions: texts(CONDITIONS),
  counted_conditions: forEach(COUNTED_CONDITIONS, OneOrMore),
  rules: texts(EVIDENCE_TYPES),
  gaps: texts(GAPS),
  document: texts(['filled', 'blank', 'whole', 'again', 'rest']),
  product: texts(PRODUCT),
  plan: group({
    ...(Object.fromEntries(PLAN.map((key) => [key, Text])) as Record<(typeof PLAN)[number], typeof Text>),
    deadline_steps: List,
    uses_steps: List,
  }),
  trades: group({ intro: Text, told: Text, steps: List, buyers: texts(TRADES) }),
  means: texts(MEANS),
  means_steps: texts(EVIDENCE_TYPES),
  signals: forEach(SIGNALS, group({ means: Text, step: Text })),
  situation: texts(SITUATION),
  actions: forEach(ACTIONS, group({ text: Text, deliverable: Text })),
  missing_parts: forEach(ASKED_PARTS, group({ text: Text, deliverable: Text })),
  answer_deliverable: Text,
  action_questions: texts(ASKING_ACTIONS),
  verdicts: texts(VERDICTS),
  definitions: forEach(DEFINITIONS, group({ name: Text, means: Text })),
  follow_ups: forEach(SUBJECTS, List),
  follow_ups_at: forEach(LEVELS, List),
  roadmap: group({
    counters: texts([...EVIDENCE_TYPES, 'repeat_events']),
    fields: texts(FIELD_NAMES),
    priorities: texts(['Primary', 'Secondary', 'Exploratory']),
    changes: texts(['changed', 'value', 'removed', 'rose', 'gone', 'up', 'down', 'surer', 'record']),
    questions: texts(['jump', 'replace', 'yes', 'no']),
    causes: texts(CAUSES),
  }),
  questions: QuestionTexts,
})
export type GuideTexts = z.infer<typeof GuideTexts>
