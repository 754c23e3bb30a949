import { z } from 'zod'
import { DEFAULT_MODEL, EFFORTS, LOCAL_SERVERS } from '../models.ts'

/** Longest master prompt and key, in characters. */
export const SETTING_LIMITS = { masterPrompt: 40_000, apiKey: 500, model: 200 } as const
/** Bytes of a body that holds a master prompt, however its characters are written in JSON. */
export const PROMPT_BODY_LIMIT = 256 * 1024
/** Sampling temperatures that providers take. */
export const TEMPERATURE = { min: 0, max: 2 } as const

/** What the master prompt has filled in; a prompt without one gets its section appended. */
export const PLACEHOLDERS = ['{{USER_PROFILE}}', '{{KNOWLEDGE_ENTRIES}}'] as const

/** The placeholders that a prompt lacks. */
export const missingPlaceholders = (prompt: string) =>
  PLACEHOLDERS.filter((placeholder) => !prompt.includes(placeholder))

export const ApiProvider = z.enum(['gateway', 'direct'], 'Choose the hosted gateway or the direct provider.')
export type ApiProvider = z.infer<typeof ApiProvider>

export const MasterPrompt = z
  .string('The master prompt must be text.')
  .max(
    SETTING_LIMITS.masterPrompt,
    `The master prompt must be less than ${SETTING_LIMITS.masterPrompt} characters.`,
  )
  .refine((text) => text.trim() !== '', 'The master prompt is required.')

/** What happens when the chosen model fails: its error is shown, or somebody else answers. */
export const OnModelFailure = z.enum(
  ['error', 'second_model', 'guide'],
  'Choose what happens when the model fails.',
)
export type OnModelFailure = z.infer<typeof OnModelFailure>

/** Any model by its id, as the provider spells it. */
export const ModelId = z
  .string()
  .trim()
  .min(1, 'Choose a model or enter its id.')
  .max(SETTING_LIMITS.model, 'This model id is too long.')
  .regex(/^[\w.:/@+-]+$/, 'A model id holds letters, digits and . _ - : / @ + only.')
export const LocalServer = z.enum(LOCAL_SERVERS, 'This is no server of models that the product knows.')

const ModelFields = z.object({
  model: ModelId,
  temperature: z
    .number('The temperature must be a number.')
    .min(TEMPERATURE.min, 'The temperature must be between 0 and 2.')
    .max(TEMPERATURE.max, 'The temperature must be between 0 and 2.'),
  stream: z.boolean('Streaming must be on or off.'),
  /** What is left out below is as usual: little thinking, the provider's own address, the error shown. */
  effort: z.enum(EFFORTS, 'Thinking can be off, low, medium or high.').optional(),
  /** A server on the product's own machine, in place of the direct provider's address. */
  local: LocalServer.optional(),
  on_model_failure: OnModelFailure.optional(),
  second_model: ModelId.optional(),
  /** The server on the product's own machine that has the second model; without it, the chosen provider. */
  second_local: LocalServer.optional(),
})
export const PartialModelConfig = ModelFields.partial()
export const ModelConfig = ModelFields.extend({
  temperature: ModelFields.shape.temperature.default(DEFAULT_MODEL.temperature),
  stream: ModelFields.shape.stream.default(DEFAULT_MODEL.stream),
}).refine(
  ({ on_model_failure, second_model }) => on_model_failure !== 'second_model' || second_model !== undefined,
  'Choose the second model.',
)
export type ModelConfig = z.infer<typeof ModelConfig>

export const ApiKey = z
  .string('The key must be text.')
  .trim()
  .max(SETTING_LIMITS.apiKey, 'This key is too long.')
  .regex(/^[\x21-\x7e]*$/, 'A key holds no spaces or special characters.')

/** Largest limit of messages that all members together may send in a day. */
export const MEMBER_DAILY_MAX = 1_000_000
const WHOLE = `The daily limit must be a whole number from 1 to ${MEMBER_DAILY_MAX.toLocaleString('en')}.`
export const MemberDailyLimit = z.number(WHOLE).int(WHOLE).min(1, WHOLE).max(MEMBER_DAILY_MAX, WHOLE)
