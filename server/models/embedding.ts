import type { Config } from '#server/runtime/config.ts'
import type { ModelChoice } from './choice.ts'
import { createEmbedder, type Embed } from './embedder.ts'
import { providerInForce } from './open-models.ts'

/** The embedding model of this installation, through whichever provider is in force. */
export interface Embedding {
  readonly model: string
  /** Undefined while no provider is configured. */
  current(): Promise<Embed | undefined>
}

/** Undefined without EMBEDDING_MODEL: then questions are matched by their words alone. */
export function openEmbedding(
  config: Config,
  settings: { current(): Promise<{ readonly choice: ModelChoice }> },
): Embedding | undefined {
  const model = config.EMBEDDING_MODEL
  if (model === undefined) return undefined
  return {
    model,
    async current() {
      const { provider } = providerInForce(config, (await settings.current()).choice)
      return provider && createEmbedder({ ...provider, model })
    },
  }
}
