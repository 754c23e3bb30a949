import { insertUsage } from '#server/db/usage.ts'
import type { Usage } from '#server/models/contract/model.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Writing } from '#server/workers/replies/write-reply.ts'
import { type Ended, figuresOf } from '#server/workers/usage/usage-figures.ts'
import type { TestFigures } from '#shared/events.ts'
import { DEFAULT_GATEWAY_MODEL, DEFAULT_MODEL } from '#shared/models.ts'

/** One model's part of a settings test, noted while it is written. */
export interface TestCall {
  readonly writing: Writing
  readonly started: number
  /** When the first word came. */
  first: number | undefined
  usage: Usage | undefined
  ended: Ended
}

export function beginCall(writing: Writing): TestCall {
  const ended = { outcome: 'complete', providerMessage: null }
  return { writing, started: performance.now(), first: undefined, usage: undefined, ended }
}

const timesOf = ({ started, first }: TestCall) => ({
  firstTextMs: first === undefined ? null : Math.round(first - started),
  latencyMs: Math.round(performance.now() - started),
})

const usedBy = ({ writing, usage }: TestCall) => ({
  ...figuresOf(writing, usage),
  ...(writing.provider === 'guide' && { cost: 0 }),
})

/** Returns who answered, how fast and at which cost. */
export async function tellCall(ctx: Ctx, call: TestCall, insteadOf: string | null): Promise<TestFigures> {
  const { provider, model } = call.writing
  const { choice } = await ctx.settings.current()
  const { cacheWriteTokens: _, runsHere: _here, ...used } = usedBy(call)
  // A second model may be on this machine while the first one is not.
  const local = insteadOf === null ? choice.local : (choice.second_local ?? choice.local)
  const asked = { ...choice, provider: provider === 'gateway' ? provider : ('direct' as const), local }
  const name = provider === 'guide' ? '' : ctx.models.nameOf(asked).name
  // The chosen one may have ended: then its replacement is asked without a word.
  const chosen = choice.model ?? (provider === 'gateway' ? DEFAULT_GATEWAY_MODEL : DEFAULT_MODEL.model)
  const replaced = provider !== 'guide' && chosen !== model ? chosen : null
  return {
    model,
    servedBy: call.usage?.servedBy ?? null,
    provider: name,
    insteadOf: insteadOf ?? replaced,
    ...timesOf(call),
    ...used,
  }
}

/** Counts a call towards usage; that it cannot be counted ends no test. */
export async function recordCall(
  ctx: Ctx,
  userId: string | null,
  call: TestCall,
  ended: Ended,
): Promise<void> {
  const { provider, model } = call.writing
  const recording = insertUsage({
    userId,
    sessionId: null,
    generationId: null,
    provider,
    model,
    purpose: 'settings_test',
    ...usedBy(call),
    ...timesOf(call),
    ...ended,
  })
  await recording
    .execute(ctx.database.system)
    .catch((err) => ctx.log.warn({ err }, 'Usage could not be recorded'))
}
