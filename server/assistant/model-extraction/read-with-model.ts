import { Candidate, COUNT_MAX, type FieldFact } from '#shared/roadmap.ts'
import { type Model, ModelError, type Usage } from '../models/models.ts'
import { fence } from '../prompt/fence.ts'
import {
  type ModelField,
  ModelReading,
  type ModelRecord,
  READING_INSTRUCTIONS,
  READING_SCHEMA,
} from './reading.ts'

/** Records and fields taken of one message; a model that goes on has lost its way. */
const MOST = 40

/** What a model read, each with a quote that stands in the message. */
export interface ModelFindings {
  readonly candidates: Candidate[]
  readonly facts: FieldFact[]
  readonly usage: Usage | undefined
}

/**
 * Reads a message with a model, through structured output. What it says without a verbatim quote is dropped.
 * Throws ModelError when the provider fails or answers in another form.
 */
export async function readWithModel(model: Model, text: string, signal: AbortSignal): Promise<ModelFindings> {
  const answer = await model.structured({
    name: 'roadmap_reading',
    schema: READING_SCHEMA,
    messages: [
      { role: 'system', content: READING_INSTRUCTIONS },
      { role: 'user', content: fence('founder message', text) },
    ],
    signal,
  })
  const reading = ModelReading.safeParse(parseJson(answer.text))
  if (!reading.success) throw new ModelError('upstream_failed', { cause: reading.error })
  const grounded = <T extends { quote: string }>(found: T[]) =>
    found.slice(0, MOST).filter(({ quote }) => quote.trim().length > 1 && text.includes(quote))
  return {
    candidates: grounded(reading.data.records).map(asCandidate),
    facts: grounded(reading.data.fields).flatMap((field) => asFact(field, text)),
    usage: answer.usage,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asCandidate(found: ModelRecord): Candidate {
  const { organisations, count, ...rest } = found
  const whole = count !== null && Number.isInteger(count) && count >= 0 && count <= COUNT_MAX
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return Candidate.parse({
    ...given,
    count: whole ? count : null,
    // A count that is none needs an answer, however sure the model was.
    ...(found.status === 'confirmed' && !whole && { status: 'needs_confirmation', op: 'ask' }),
    ...(organisations.length > 0 && { orgs: organisations }),
    rule: 'model',
  })
}

/** A value in the founder's own words counts as stated; one in other words is a suggestion. */
function asFact(
  { field, quote, value, priority, kind, sufferer, consequence }: ModelField,
  text: string,
): FieldFact[] {
  const trimmed = value.trim().slice(0, 600)
  if (trimmed === '') return []
  const own = (part: string | null) => part !== null && part !== '' && text.includes(part)
  return [
    {
      field,
      value: trimmed,
      quote,
      rule: 'model',
      suggested: !text.includes(trimmed),
      ...(isPriority(priority) && { priority }),
      ...(kind && { kind }),
      ...(own(sufferer) && { sufferer: sufferer ?? '' }),
      ...(own(consequence) && { consequence: consequence ?? '' }),
    },
  ]
}

function isPriority(value: number | null): value is 1 | 2 | 3 {
  return value === 1 || value === 2 || value === 3
}
