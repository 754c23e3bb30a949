import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readYaml } from './read-yaml.ts'

export const CATALOGUE_FILE = 'content/models.yaml'
const PATH = new URL('../../../content/models.yaml', import.meta.url)

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
const Id = z.string().min(1).max(200)
const Tokens = z.number().int().positive()

/** How models are asked, and how much they read and write. */
export const Capabilities = z.strictObject({
  wires: z.array(Wire).min(1),
  token_limit: z.enum(['max_tokens', 'max_completion_tokens']),
  temperature: z.enum(['always', 'never', 'unless_thinking']),
  effort: z.array(Level),
  structured: SchemaMode,
  context: Tokens,
  output: Tokens,
})
export type Capabilities = z.infer<typeof Capabilities>

const Figures = z.strictObject({
  input: z.number().min(0),
  cached: z.number().min(0).optional(),
  cache_write: z.number().min(0).optional(),
  output: z.number().min(0),
})
/** Dollars per million tokens. */
export type Figures = z.infer<typeof Figures>

const Prices = Figures.extend({
  /** The last day of these prices, and what comes after it. */
  until: Day.optional(),
  afterwards: Figures.optional(),
}).refine(
  ({ until, afterwards }) => (until === undefined) === (afterwards === undefined),
  '`until` needs `afterwards`',
)

const Family = Capabilities.extend({ id: Id, prefixes: z.array(Id) })
const Entry = Capabilities.partial().extend({
  id: Id,
  aliases: z.array(Id).default([]),
  family: Id,
  prices: Prices.optional(),
  retires: z.strictObject({ day: Day, replacement: Id }).optional(),
  source: z.string().min(1),
})
export type Entry = z.infer<typeof Entry>

const Catalogue = z
  .strictObject({ families: z.array(Family).min(1), models: z.array(Entry) })
  .superRefine(({ families, models }, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const known = new Set(families.map(({ id }) => id))
    if (families.filter(({ prefixes }) => prefixes.length === 0).length !== 1)
      fault(['families'], 'exactly one family must have no prefixes')
    const names = models.flatMap(({ id, aliases }) => [id, ...aliases])
    models.forEach(({ id, aliases, family, retires }, at) => {
      if (!known.has(family)) fault(['models', at, 'family'], `there is no family ${family}`)
      const replacement = retires?.replacement
      if (replacement !== undefined && (!names.includes(replacement) || replacement === id))
        fault(['models', at, 'retires', 'replacement'], `there is no other model ${replacement} here`)
      for (const name of [id, ...aliases]) {
        if (names.filter((other) => other === name).length > 1)
          fault(['models', at, 'id'], `${name} is there twice`)
      }
    })
  })
export type Catalogue = z.infer<typeof Catalogue>

/** Reads a catalogue. Throws one sentence for each fault, with the file, the line and the key. */
export function parseCatalogue(text: string, file = CATALOGUE_FILE): Catalogue {
  const { value, lineOf } = readYaml(text, file)
  const parsed = Catalogue.safeParse(value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)} ${path.join('.')}: ${message}`,
  )
  throw new Error(faults.join('\n'))
}

/** The catalogue that the product ships with. */
export const CATALOGUE = parseCatalogue(readFileSync(PATH, 'utf8'))
