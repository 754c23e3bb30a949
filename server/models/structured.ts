import { z } from 'zod'
import { SchemaMode } from '#shared/model-catalogue.ts'
import { sumUsage } from './add-usage.ts'
import type { Asking } from './ask-provider.ts'
import { plainerThan } from './asking.ts'
import type { ModelBatch, StructuredAnswer, StructuredRequest, Usage } from './contract/model.ts'
import { jsonIn } from './json-in.ts'
import type { Learned } from './memory.ts'

/**
 * Asks for JSON of a shape: strictly, then as JSON of any form, then in words, each step when the one before was refused or ignored.
 * What a model needs is remembered for it. The answer that comes last is given on as it is.
 */
export async function askStructured(
  { messages, signal, name, schema }: StructuredRequest,
  ask: (asking: Asking) => AsyncIterable<ModelBatch>,
  learned: () => Learned,
  strictest: () => SchemaMode,
): Promise<StructuredAnswer> {
  const fits = fitting(schema)
  let used: Usage | undefined
  // What this question has come down to; it is remembered for the model once it turned out to help.
  let tried: SchemaMode | undefined
  const mode = () => plainest(plainest(strictest(), learned().structured), tried)
  for (;;) {
    let text = ''
    let usage: Usage | undefined
    const asking = { messages, signal, retries: 0, stream: false, temperature: 0, effort: undefined }
    for await (const batch of ask({ ...asking, schema: { name, shape: schema, mode } })) {
      text += batch.pieces.join('')
      usage = batch.usage ?? usage
    }
    used = used && usage ? sumUsage(used, usage) : (usage ?? used)
    const json = jsonIn(text)
    if (json !== undefined && fits(json.value)) {
      if (tried !== undefined) learned().structured = mode()
      return { text: json.text, usage: used }
    }
    // It was asked strictly and did not keep to it: plainer words may do better.
    const plainer = plainerThan(mode())
    if (plainer === undefined) return { text: json?.text ?? text, usage: used }
    tried = plainer
  }
}

/**
 * Whether a value keeps to a schema, but for what may be null and is left out and for what is told besides: asking again
 * would bring nothing new.
 * A schema that cannot be read holds nobody to anything.
 */
function fitting(schema: Record<string, unknown>): (value: unknown) => boolean {
  const known = checks.get(schema) ?? checkOf(schema)
  checks.set(schema, known)
  return known
}

/** Few schemas are asked with, each for every message. */
const checks = new WeakMap<Record<string, unknown>, (value: unknown) => boolean>()

function checkOf(schema: Record<string, unknown>): (value: unknown) => boolean {
  try {
    const shape = z.fromJSONSchema(loosened(schema) as Record<string, unknown>)
    return (value) => shape.safeParse(value).success
  } catch {
    return () => true
  }
}

/** The schema with every part that may be null left to choice, and room for more parts. */
function loosened(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(loosened)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [key, loosened(value)] as const)
  const {
    required,
    properties,
    additionalProperties: _more,
    ...rest
  } = Object.fromEntries(entries) as Record<string, unknown>
  if (typeof properties !== 'object' || properties === null) return Object.fromEntries(entries)
  const needed = (Array.isArray(required) ? required : []).filter(
    (key) => !allowsNull((properties as Record<string, unknown>)[key]),
  )
  return { ...rest, properties, required: needed }
}

function allowsNull(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { type, anyOf } = part as { type?: unknown; anyOf?: unknown }
  if (Array.isArray(anyOf)) return anyOf.some(allowsNull)
  return type === 'null' || (Array.isArray(type) && type.includes('null'))
}

function plainest(one: SchemaMode, other: SchemaMode | undefined): SchemaMode {
  const order = SchemaMode.options
  return other !== undefined && order.indexOf(other) > order.indexOf(one) ? other : one
}
