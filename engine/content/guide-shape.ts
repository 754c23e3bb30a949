import { z } from 'zod'
import { EVIDENCE_TYPES, FIELD_NAMES } from '#shared/roadmap.ts'

const missing = {
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && input === undefined ? 'is missing' : undefined,
}
const Text = z.string(missing).refine((text) => text.trim() !== '', 'is empty')
const List = z.array(Text, missing).min(1, 'is empty')

/** One text, or one group of texts, for each of the keys: none may be missing, and no other may be there. */
const forEach = <const Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.record(z.enum(keys), value, missing)
const texts = <const Key extends string>(keys: readonly Key[]) => forEach(keys, Text)
const group = <Keys extends z.ZodRawShape>(keys: Keys) => z.strictObject(keys, missing)

const SAY = [
  'disclaimer',
  'legal_open',
  'empty',
  'guard',
  'missing',
  'still_open',
  'all_asked',
  'same_verdict',
  'unread',
  'thanks',
  'greeting',
  'identity',
  'correct',
  'correct_done',
  'judge',
  'no_hits',
  'that',
  'offer',
  'again',
  'exhausted',
  'english_only',
  'recorded',
  'taken',
  'and',
  'understood',
  'means',
  'unsure',
  'level_is',
  'level_top',
  'level_unknown',
  'counters',
  'draft',
  'deliverable',
  'too_slow_to_read',
  'quoted',
  'between_facts',
  'ready',
  'not_ready',
] as const

const GAPS = [
  'technology',
  'sufferer',
  'segment',
  'monday-company',
  'signer',
  'interviews',
  'warm-contacts',
  'metric',
  'customers',
] as const

const ACTIONS = [
  'technology',
  'problem_specific',
  'application',
  'habit',
  'priority_one',
  'icp_description',
  'persona_role',
  'value_proposition',
  'proof_point',
  'interviews_first',
  'interviews_more',
  'icp_characteristics',
  'persona_motivation',
  'persona_proof_needed',
  'interviews_proof',
  'commitment',
  'loi_quality',
  'pilot_criteria',
  'value_quantified',
  'customer_proof',
  'purgatory',
  'product_customers',
  'in_segment',
  'repeat_sale',
  'scale_customers',
  'outside_sale',
  'repeat_sales',
  'concentration',
  'efficiency',
  'people',
  'next_segment',
] as const

/** Next best actions whose piece no gap asks for: they have a question of their own. */
const ASKING_ACTIONS = [
  'application',
  'value_proposition',
  'proof_point',
  'icp_characteristics',
  'persona_motivation',
  'persona_proof_needed',
  'interviews_more',
  'interviews_proof',
  'loi_quality',
  'value_quantified',
  'customer_proof',
  'purgatory',
  'in_segment',
  'repeat_sale',
  'scale_customers',
  'outside_sale',
] as const

const VERDICTS = [
  'ai_persona',
  'support_letter',
  'nda',
  'grant',
  'friends_and_family',
  'advisers',
  'investor',
  'survey',
  'group_session',
  'unsigned',
  'sample',
  'own_lab',
  'deposit',
  'letter_of_intent',
  'paid_pilot',
  'pilot',
  'revenue',
  'trade_fair',
] as const

const DEFINITIONS = [
  'icp',
  'loi',
  'mou',
  'trl',
  'meddpicc',
  'tam_sam',
  'nrr',
  'ltv_cac',
  'pmf',
  'gtm',
  'foak',
  'fto',
  'nda',
  'jda',
  'eic',
  'poc',
  'earlyvangelist',
  'beachhead',
] as const

const LEVELS = ['spark', 'problem_clarity', 'concept', 'evidence', 'proof', 'repeat', 'scale'] as const

/** Subjects that have follow-ups of their own. */
const SUBJECTS = [
  'interviews',
  'find',
  'segment',
  'icp',
  'persona',
  'pilot',
  'loi',
  'pricing',
  'sales',
  'funding',
  'regulated',
] as const

const CAUSES = [
  'said in chat',
  'confirmed in chat',
  'chosen in chat',
  'declined in chat',
  'confirmed',
  'chosen',
  'declined',
  'edited',
  'message edited',
  'conversation taken back',
  'new idea',
  'undone',
] as const

/** The keys of `content/guide/<lang>.yaml`: what guide mode says in one language. */
export const GuideTexts = group({
  say: texts(SAY),
  questions: texts(['date', 'missing', 'obstacle', 'topic']),
  gaps: forEach(GAPS, group({ piece: Text, open: Text, ask: Text, steps: z.tuple([Text, Text], missing) })),
  actions: forEach(ACTIONS, group({ text: Text, deliverable: Text })),
  answer_deliverable: Text,
  action_questions: texts(ASKING_ACTIONS),
  verdicts: texts(VERDICTS),
  choices: texts(['letter_or_pilot', 'letter_or_contract', 'interviews_or_pilot', 'grant_or_customer']),
  definitions: forEach(DEFINITIONS, group({ name: Text, means: Text })),
  how_many: texts(['letters', 'pilots', 'customers', 'segments']),
  interviews_held: texts(['low', 'mid', 'high']),
  ready_for: texts(['sales_hire', 'scaling', 'investors', 'grant', 'pilot', 'selling']),
  situations: texts(['silence', 'no_budget', 'later']),
  levels: texts(LEVELS),
  follow_ups: forEach(SUBJECTS, List),
  follow_ups_at: forEach(LEVELS, List),
  blanks: texts(['segment', 'company', 'role', 'problem', 'value']),
  roadmap: group({
    counters: texts([...EVIDENCE_TYPES, 'repeat_events']),
    fields: texts(FIELD_NAMES),
    priorities: texts(['Primary', 'Secondary', 'Exploratory']),
    changes: texts(['changed', 'value', 'removed', 'rose', 'gone', 'up', 'down', 'surer']),
    questions: texts(['jump', 'replace', 'yes', 'no']),
    causes: texts(CAUSES),
  }),
})
export type GuideTexts = z.infer<typeof GuideTexts>
