import type { Database } from '#server/db/client.ts'
import type { CallFigures } from '#server/db/evaluation-runs.ts'
import { insertUsage } from '#server/db/usage.ts'
import type { Model, Usage } from '#server/models/contract/model.ts'
import type { Log } from '#server/runtime/log.ts'
import { failureOf, figuresOf } from '#server/workers/usage/usage-figures.ts'

type Caller = Pick<Model, 'provider' | 'costOf' | 'runsHere'> & { readonly model: string }

/** Makes a call of an evaluation and records what it used, also of one that fails, which it throws again. */
export async function recordCall(
  { database, log }: { readonly database: Database; readonly log: Log },
  by: Caller,
  call: () => Promise<Usage | undefined>,
): Promise<CallFigures> {
  const started = performance.now()
  const record = async (usage: Usage | undefined, ended: ReturnType<typeof failureOf>) => {
    const figures = figuresOf(by, usage)
    const latencyMs = Math.round(performance.now() - started)
    const recording = insertUsage({
      userId: null,
      sessionId: null,
      generationId: null,
      provider: by.provider,
      model: by.model,
      purpose: 'evaluation',
      ...figures,
      latencyMs,
      firstTextMs: null,
      ...ended,
    })
    await recording.execute(database.system).catch((err) => log.warn({ err }, 'Usage could not be recorded'))
    const { promptTokens, completionTokens } = figures
    // A model without prices of its own costs nothing.
    const cost = by.costOf ? figures.cost : 0
    return { model: by.model, prompt: promptTokens, completion: completionTokens, ms: latencyMs, cost }
  }
  try {
    return await record(await call(), { outcome: 'complete', providerMessage: null })
  } catch (error) {
    await record(undefined, failureOf(error))
    throw error
  }
}
