import type { Model } from '#server/models/contract/model.ts'
import { openModels } from '#server/models/open-models.ts'
import { readConfig } from '#server/runtime/config.ts'

/** The model that the environment configures, as a new installation would use it; undefined when there is none. */
export function configuredModel(environment: Record<string, string | undefined>): Model | undefined {
  const settings = { current: () => Promise.reject(new Error('An evaluation has no saved settings')) }
  return openModels(readConfig(environment), settings).choose({})
}
