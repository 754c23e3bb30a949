import { adminActor } from '#server/auth/policies.ts'
import type { ListedModel } from '#server/models/adapters/adapter.ts'
import { canAnswer } from '#server/models/can-answer.ts'
import { type KnownModels, SHIPPED } from '#server/models/known-models.ts'
import { findLocalServers, sayOffer } from '#server/models/local-servers.ts'
import type { Ctx } from '#server/services/context.ts'
import type { CheckInput, OfferedModel } from '#shared/admin/check-model.ts'
import type { settingsApi } from '#shared/admin/settings.ts'
import type { OutputOf } from '#shared/endpoint.ts'

/** Most models told of one provider. */
const MOST = 500
/** Longest error told, in characters. */
const LONGEST = 300

/** Tries a provider, with a key that is not stored or with the one in force, and lists its models. Stores nothing. */
export async function checkModel(
  ctx: Ctx,
  { provider, key, model, local }: CheckInput,
): Promise<OutputOf<typeof settingsApi.check>> {
  adminActor(ctx)
  const { choice } = await ctx.settings.current()
  const tried = { ...choice, provider, local, ...(model !== undefined && { model }) }
  const { ok, error, about, models } = await ctx.models.check(
    key ? { ...tried, key: { value: key } } : tried,
    model !== undefined,
  )
  return {
    ok,
    ...(error !== undefined && { error: error.slice(0, LONGEST) }),
    ...(about && { about }),
    ...ctx.models.nameOf(tried),
    models: models.slice(0, MOST).map((model) => offered(choice.known ?? SHIPPED, model)),
  }
}

/** The servers of models that run on the product's own machine. */
export async function listLocalModels(ctx: Ctx): Promise<OutputOf<typeof settingsApi.localModels>> {
  adminActor(ctx)
  const { choice } = await ctx.settings.current()
  const found = await findLocalServers(ctx.config.OLLAMA_HOST)
  return {
    servers: found.map((server) => ({
      server: server.server,
      name: server.name,
      models: server.models.slice(0, MOST).map((model) => offered(choice.known ?? SHIPPED, model)),
      text: sayOffer(server),
    })),
  }
}

/** A model with what is known of it and with what the list that it stands in says. */
function offered(known: KnownModels, { id, lastDay: listed, context }: ListedModel): OfferedModel {
  const last = known.lastDayOf(id, listed)
  const entry = known.entryOf(id)
  const window = context ?? (entry && known.capabilitiesOf(id).context)
  return {
    id,
    answers: canAnswer(id),
    ...(window !== undefined && { context: window }),
    ...(last && { lastDay: last.day }),
    ...(last?.replacement !== undefined && { replacement: last.replacement }),
  }
}
