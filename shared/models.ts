import { z } from 'zod'

/** Dollars per million tokens (product.md section 9). */
const PRICES: Record<string, { input: number; output: number }> = {
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-5-mini': { input: 0.15, output: 0.6 },
  'gpt-5-nano': { input: 0.025, output: 0.1 },
  'gpt-5': { input: 3, output: 12 },
}

/** The settings before anybody changes them (product.md section 3, assistant settings). */
export const DEFAULT_MODEL = { model: 'gpt-4o-mini', temperature: 0.7, stream: true } as const
/** How a model ended a reply, where it was not by having said everything. */
export const CutFinish = z.enum(['length', 'content_filter', 'refusal'])
export type CutFinish = z.infer<typeof CutFinish>
/** The gateway's recommended model (product.md section 9). */
export const DEFAULT_GATEWAY_MODEL = 'gemini-2.5-flash'

/**
 * Dollars for one call, or null where the price of the model is not known: unpriced is not free.
 * A dated model (gpt-5-mini-2025-08-07) has the price of its name.
 */
export function costOf(model: string, promptTokens: number, completionTokens: number): number | null {
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
