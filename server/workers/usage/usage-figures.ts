import type { UsageEvent } from '#server/db/usage.ts'
import { type Model, ModelError, type Usage } from '#server/models/contract/model.ts'

type Figures = Pick<
  UsageEvent,
  | 'promptTokens'
  | 'cachedTokens'
  | 'cacheWriteTokens'
  | 'completionTokens'
  | 'reasoningTokens'
  | 'cost'
  | 'runsHere'
>

/**
 * Returns what a call of a model used and cost, to be recorded: null where the provider or the catalogue does
 * not say.
 */
export function figuresOf(model: Pick<Model, 'costOf' | 'runsHere'>, usage: Usage | undefined): Figures {
  return {
    promptTokens: usage?.promptTokens ?? null,
    cachedTokens: usage?.cachedTokens ?? null,
    cacheWriteTokens: usage?.cacheWriteTokens ?? null,
    completionTokens: usage?.completionTokens ?? null,
    reasoningTokens: usage?.reasoningTokens ?? null,
    cost: (usage && model.costOf?.(usage)) ?? null,
    runsHere: model.runsHere ?? false,
  }
}

/** How a call ended, as it is recorded. */
export type Ended = Pick<UsageEvent, 'outcome' | 'providerMessage'>

/**
 * Returns how a failed call is recorded: the code it means to the person, and the provider's sentence for the
 * operator.
 */
export function failureOf(error: unknown): Ended {
  if (!(error instanceof ModelError)) return { outcome: 'upstream_failed', providerMessage: null }
  return { outcome: error.code, providerMessage: error.said ?? null }
}
