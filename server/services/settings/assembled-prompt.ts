import type { PromptMessage } from '#engine/prompt/messages.ts'
import { adminActor } from '#server/auth/policies.ts'
import { findPerson } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findLedger } from '#server/db/roadmap.ts'
import type { Model } from '#server/models/contract/model.ts'
import { SHIPPED } from '#server/models/known-models.ts'
import { goesOut, withPlaceholders } from '#server/models/placeholders/with-placeholders.ts'
import type { Ctx } from '#server/services/context.ts'
import { prepareReply, writeReply } from '#server/workers/replies/write-reply.ts'
import type { SettingsDraft, settingsApi } from '#shared/admin/settings.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { DEFAULT_MODEL } from '#shared/models.ts'
import { withDraft } from './draft-settings.ts'
import { promptWarnings } from './get-settings.ts'

const CHARS_PER_TOKEN = 4

interface PromptQuestion {
  readonly user_id?: string | undefined
  readonly email?: string | undefined
  readonly question: string
  readonly draft?: SettingsDraft | undefined
}

/** Returns what a model would be sent for a person's question, by the same code that sends it. The view is recorded. */
export async function assembledPrompt(
  ctx: Ctx,
  { user_id, email, question, draft }: PromptQuestion,
): Promise<OutputOf<typeof settingsApi.assembledPrompt>> {
  const actor = adminActor(ctx)
  const user = await ctx.database.asActor(actor, async (db) => {
    const found = await findPerson(db, user_id === undefined ? { email: email ?? '' } : { id: user_id })
    if (!found) throw new AppError('not_found', 'There is no user with this address.')
    // A profile is made of what was said in conversations.
    if (ctx.config.ADMIN_CONVERSATIONS === 'off' && found.id !== actor.userId) {
      const message =
        'Reading what users wrote is switched off on this server (ADMIN_CONVERSATIONS=off). You can choose yourself.'
      throw new AppError('forbidden', message)
    }
    await insertAudit(db, {
      actorId: actor.userId,
      action: 'assembled_prompt_viewed',
      target: `user:${found.id}`,
    })
    return found
  })
  const settings = await withDraft(ctx, draft)
  const inForce = await settings.current()
  const ledger = await ctx.database.asActor({ role: 'member', userId: user.id }, (db) =>
    findLedger(db, user.id),
  )
  let messages: readonly PromptMessage[] = []
  const chosen = ctx.models.choose(inForce.choice)
  const { known = SHIPPED } = inForce.choice
  const contextWindow = chosen?.contextWindow ?? known.capabilitiesOf(DEFAULT_MODEL.model).context
  const listening = listener(contextWindow, (sent) => {
    messages = sent
  })
  const turns = [{ role: 'user' as const, content: question }]
  const seen = goesOut(chosen, inForce.choice) ? withPlaceholders(listening) : listening
  const models = { ...ctx.models, choose: () => seen }
  const asked = { userId: user.id, messageId: ctx.newId(), turns, ledger: ledger?.events ?? [] }
  const writer = { ...ctx, settings, models }
  const call = { signal: AbortSignal.abort(), onRetry: () => {} }
  const { hits, rules } = writeReply(writer, await prepareReply(writer, asked), call)
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  return {
    user,
    answers: chosen?.name ?? 'guide',
    messages: messages.map(({ role, content }) => ({ role, content })),
    tokens: Math.ceil(length / CHARS_PER_TOKEN),
    entries: [...(hits ?? [])],
    rules: [...rules.compiled],
    warnings: promptWarnings(inForce.masterPrompt),
  }
}

/** A model that only hears what it is sent. */
function listener(contextWindow: number, hear: (messages: readonly PromptMessage[]) => void): Model {
  return {
    provider: 'guide',
    name: 'guide',
    contextWindow,
    reply({ messages }) {
      hear(messages)
      return { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }) }
    },
    structured: async () => ({ text: '', usage: undefined }),
  }
}
