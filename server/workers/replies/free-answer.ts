import type { ModelChoice, Models } from '#server/models/choice.ts'
import type { Model } from '#server/models/contract/model.ts'
import type { StandIn } from '#shared/models.ts'

/** Who answers when nothing may be spent, and whether that is in the place of the model in force. */
export interface FreeAnswer {
  /** Undefined for the built-in guide. */
  readonly model: Model | undefined
  readonly as: StandIn | undefined
}

/** One word in each direction: a price is known or it is not. */
const SAMPLE = { promptTokens: 1, completionTokens: 1 }

/** Returns whether a model costs nothing: it runs here and nobody named a price for it. */
const isFree = (model: Model) => model.runsHere === true && (model.costOf?.(SAMPLE) ?? null) === null

/** Undefined where everybody who would answer by the operator's choice costs money. */
export function freeAnswer(models: Models, choice: ModelChoice): FreeAnswer | undefined {
  const model = models.choose(choice)
  if (!model || isFree(model)) return { model, as: undefined }
  const standIn = models.standIn(choice)
  if (standIn === 'guide') return { model: undefined, as: 'guide' }
  return standIn && isFree(standIn) ? { model: standIn, as: 'second_model' } : undefined
}
