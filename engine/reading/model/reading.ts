import { z } from 'zod'
import { PERIODS, RELATIONS } from '#shared/record-facts.ts'
import { EVIDENCE_TYPES, FIELD_NAMES } from '#shared/roadmap.ts'

const text = z.string().nullable()

/** Why a mention counts, waits or never counts, as the instructions explain each. */
export const REASONS = [
  'stated',
  'vague number',
  'type unclear',
  'stage unclear',
  'signature unclear',
  'no money or contract named',
  'may be lost',
  'negated',
  'planned',
  'conditional',
  'someone else',
  'related party',
  'never counts',
  'hypothetical',
  'quoted',
] as const

const OPS = ['add', 'set', 'bare', 'reference', 'correct', 'retract', 'repeat', 'convert', 'none'] as const

/** One mention of evidence, as the model is to report it. Every field is required, as strict schemas want. */
export const ModelRecord = z.object({
  quote: z.string(),
  type: z.enum(EVIDENCE_TYPES),
  reason: z.enum(REASONS),
  status: z.enum(['confirmed', 'needs_confirmation', 'none']),
  op: z.enum(OPS),
  count: z.number().nullable(),
  range: z.object({ from: z.number(), to: z.number() }).nullable(),
  rejected: z.number().nullable(),
  organisations: z.array(z.string()),
  converted_from: z.enum(EVIDENCE_TYPES).nullable(),
  paid: z.boolean().nullable(),
  stage: z.enum(['signed', 'running', 'completed']).nullable(),
  source: z.enum(['pilot', 'product']).nullable(),
  amount: text,
  signed: z.boolean().nullable(),
  need: text,
  volume: text,
  price: text,
  condition: text,
  multi_year: z.boolean().nullable(),
  outside_network: z.boolean().nullable(),
  who: text,
  relation: z.enum(RELATIONS).nullable(),
  date: text,
  segment: text,
  channel: text,
  learnt: text,
  said: text,
  next_step: text,
  signatory: text,
  expires: text,
  metric: text,
  baseline: text,
  target: text,
  end: text,
  decision_date: text,
  decided_by: text,
  period: z.enum(PERIODS).nullable(),
})
export type ModelRecord = z.infer<typeof ModelRecord>

export const ModelField = z.object({
  quote: z.string(),
  field: z.enum(FIELD_NAMES),
  value: z.string(),
  /** The founder says that what the roadmap holds is wrong or has changed. */
  corrects: z.boolean(),
  priority: z.number().nullable(),
  kind: z.enum(['lab', 'customer']).nullable(),
  sufferer: text,
  consequence: text,
})
export type ModelField = z.infer<typeof ModelField>

/** What the message says to the question that was open; `op` tells a further number from a total. */
export const ModelAnswer = z.object({
  quote: z.string(),
  kind: z.enum(['yes', 'no', 'number', 'unclear']),
  number: z.number().nullable(),
  op: z.enum(['add', 'set']).nullable(),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

const Answer = z.object({
  answer: ModelAnswer.nullable(),
  records: z.array(ModelRecord),
  fields: z.array(ModelField),
})

/** What a model read in one message, not yet held against its words. */
export interface ModelReading {
  readonly answer: ModelAnswer | null
  readonly records: readonly ModelRecord[]
  readonly fields: readonly ModelField[]
  /** How many of its items were not in the form asked for. */
  readonly invalid: number
}

const { $schema: _dialect, ...schema } = z.toJSONSchema(Answer)
/** The schema as providers take it. */
export const READING_SCHEMA: Record<string, unknown> = schema

/** Records and fields taken of one message; a model that goes on has lost its way. */
const MOST = 40

/**
 * Reads a model's answer. Items that are not in the form asked for are left out one by one; undefined when the
 * whole is no object with lists. JSON in a code fence is taken.
 */
export function parseReading(answer: string): ModelReading | undefined {
  const whole = parseJson(answer)
  if (!whole || !Array.isArray(whole.records ?? whole.fields)) return undefined
  const records = valid(ModelRecord, whole.records, RECORD_DEFAULTS)
  const fields = valid(ModelField, whole.fields, FIELD_DEFAULTS)
  const said = valid(ModelAnswer, whole.answer ? [whole.answer] : [], ANSWER_DEFAULTS)
  const invalid = records.invalid + fields.invalid + said.invalid
  return { answer: said.items[0] ?? null, records: records.items, fields: fields.items, invalid }
}

/** What providers without strict schemas leave out when there is nothing to say. */
const RECORD_DEFAULTS = {
  ...Object.fromEntries(Object.keys(ModelRecord.shape).map((key) => [key, null])),
  organisations: [],
}
const FIELD_DEFAULTS = { priority: null, kind: null, sufferer: null, consequence: null, corrects: false }
const ANSWER_DEFAULTS = { number: null, op: null }

function valid<T>(item: z.ZodType<T>, list: unknown, defaults: object): { items: T[]; invalid: number } {
  const all = (Array.isArray(list) ? list : []).slice(0, MOST)
  const items = all.flatMap((one) => {
    const parsed = item.safeParse(typeof one === 'object' ? { ...defaults, ...one } : one)
    return parsed.success ? [parsed.data] : []
  })
  return { items, invalid: all.length - items.length }
}

function parseJson(answer: string): Record<string, unknown> | undefined {
  const [, inFence = '', ...after] = answer.split('```')
  for (const text of [answer, after.length > 0 ? inFence.replace(/^json/i, '') : '']) {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
    } catch {
      // The other form may be one.
    }
  }
  return undefined
}
