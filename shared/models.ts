import { z } from 'zod'

/** Dollars per million tokens as the estimate shows them (product.md section 9); calls are priced by content/models.yaml. */
const PRICES: Record<string, { input: number; output: number }> = {
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-5-mini': { input: 0.15, output: 0.6 },
  'gpt-5-nano': { input: 0.025, output: 0.1 },
  'gpt-5': { input: 3, output: 12 },
}

/** The settings before anybody changes them (product.md section 3, assistant settings). */
export const DEFAULT_MODEL = { model: 'gpt-4o-mini', temperature: 0.7, stream: true } as const
/** How a model ended a reply, where it was not by having said everything. */
export const CUT_FINISHES = ['length', 'content_filter', 'refusal'] as const
export const CutFinish = z.enum(CUT_FINISHES)
export type CutFinish = z.infer<typeof CutFinish>
/** Who answers in the place of a model that failed. */
export const StandIn = z.enum(['second_model', 'guide'])
export type StandIn = z.infer<typeof StandIn>

/** How much a model thinks before it replies. Models that cannot be told ignore it. */
export const EFFORTS = ['off', 'low', 'medium', 'high'] as const
export type Effort = (typeof EFFORTS)[number]
export const DEFAULT_EFFORT: Effort = 'low'
/** Servers of models that may run on the machine itself. */
export const LOCAL_SERVERS = ['ollama', 'lmstudio', 'llamacpp', 'vllm'] as const
export type LocalServer = (typeof LOCAL_SERVERS)[number]
/** What a failed check of a provider is about. */
export const CheckFailure = z.enum(['key', 'model', 'address'])
export type CheckFailure = z.infer<typeof CheckFailure>
/** The gateway's recommended model (product.md section 9). */
export const DEFAULT_GATEWAY_MODEL = 'gemini-2.5-flash'

/** Dollars by the spec's prices, for the estimate; null for other models. A dated model has the price of its name. */
function costOf(model: string, promptTokens: number, completionTokens: number): number | null {
  const price = PRICES[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')]
  if (!price) return null
  return (promptTokens * price.input + completionTokens * price.output) / 1_000_000
}

/** Models to choose from, the recommended first; any further one by its id (product.md section 9). */
export const MODEL_OPTIONS = {
  gateway: [
    'gemini-2.5-flash',
    'gemini-2.5-pro',
    'gemini-2.5-flash-lite',
    'gpt-5',
    'gpt-5-mini',
    'gpt-5-nano',
  ],
  direct: ['gpt-4o-mini', 'gpt-5-mini-2025-08-07', 'gpt-5-nano-2025-08-07', 'gpt-5-2025-08-07'],
} as const

/** The estimate beside a model: this many conversations of this many tokens each (product.md section 9). */
export const ESTIMATE = { conversations: 1000, promptTokens: 800, completionTokens: 400 } as const

/** Dollars for 1,000 conversations; null where pricing is by usage: through the gateway, and of an unknown model. */
export function estimateCost(provider: 'gateway' | 'direct', model: string): number | null {
  if (provider === 'gateway') return null
  const { conversations, promptTokens, completionTokens } = ESTIMATE
  return costOf(model, conversations * promptTokens, conversations * completionTokens)
}
