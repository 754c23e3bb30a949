import { z } from 'zod'

/** Format of a request: Chat Completions, OpenAI's Responses, Anthropic's Messages. */
export const Wire = z.enum(['chat', 'responses', 'messages'])
export type Wire = z.infer<typeof Wire>

/** Levels of thinking as providers spell them, from the least to the most. */
export const Level = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])
export type Level = z.infer<typeof Level>

/** What a model takes for an answer in JSON, from the strictest to the plainest. */
export const SchemaMode = z.enum(['json_schema', 'json_object', 'prompt'])
export type SchemaMode = z.infer<typeof SchemaMode>

const Day = z.iso.date('must be a day such as 2026-12-11')
const Id = z.string().min(1, 'must not be empty').max(200)
const Tokens = z.number('must be a whole number of tokens').int('must be a whole number of tokens').positive()
const Dollars = z.number('must be a number of dollars').min(0, 'must not be below 0').max(1_000_000)

/** How models are asked, and how much they read and write. */
export const Capabilities = z.strictObject({
  wires: z.array(Wire).min(1).max(Wire.options.length),
  token_limit: z.enum(['max_tokens', 'max_completion_tokens']),
  temperature: z.enum(['always', 'never', 'unless_thinking']),
  effort: z.array(Level).max(Level.options.length),
  structured: SchemaMode,
  context: Tokens,
  output: Tokens,
})
export type Capabilities = z.infer<typeof Capabilities>

const Figures = z.strictObject({
  input: Dollars,
  cached: Dollars.optional(),
  cache_write: Dollars.optional(),
  output: Dollars,
})
/** Dollars per million tokens. */
export type Figures = z.infer<typeof Figures>

const Prices = Figures.extend({
  /** The last day of these prices, and what comes after it. */
  until: Day.optional(),
  afterwards: Figures.optional(),
}).refine(
  ({ until, afterwards }) => (until === undefined) === (afterwards === undefined),
  'must name both the last day of these prices and the prices afterwards, or neither',
)

export const ModelFamily = Capabilities.extend({ id: Id, prefixes: z.array(Id) })
export type ModelFamily = z.infer<typeof ModelFamily>

/** One model: what differs from its family, its prices and its last day. */
export const ModelEntry = Capabilities.partial().extend({
  id: Id,
  aliases: z.array(Id).max(20).default([]),
  family: Id,
  prices: Prices.optional(),
  /** The last day, and what the provider names in its place, where it names something. */
  retires: z.strictObject({ day: Day, replacement: Id.optional() }).optional(),
  source: z.string().trim().min(1, 'must name the page and the day').max(500),
})
export type ModelEntry = z.infer<typeof ModelEntry>

/** Returns what a gateway puts before the vendor's own id: `openai/` of `openai/gpt-5`; empty for most. */
export const vendorOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1)

/** The name that a model is known by: without its vendor, in small letters. */
export const plainNameOf = (id: string): string => id.slice(vendorOf(id).length).trim().toLowerCase()

/** A dated model (gpt-5-mini-2025-08-07, claude-haiku-4-5-20251001) is the model of its name, and so is Ollama's latest. */
export const undatedName = (name: string): string =>
  name.replace(/(?:-(?:\d{4}-\d{2}-\d{2}|\d{8})|:latest)$/, '')

/** The family that a model's id begins like, by the longest prefix; else the one for models that nobody has heard of. */
export function familyLike<Family extends Pick<ModelFamily, 'prefixes'>>(
  families: readonly Family[],
  id: string,
): Family | undefined {
  const name = plainNameOf(id)
  let found: { family: Family; length: number } | undefined
  for (const family of families) {
    for (const { length } of family.prefixes.filter((prefix) => name.startsWith(prefix)))
      if (length > (found?.length ?? 0)) found = { family, length }
  }
  return found?.family ?? families.find(({ prefixes }) => prefixes.length === 0)
}
