import { operatorActor } from '#server/auth/policies.ts'
import { newestAnswers } from '#server/db/answers-now.ts'
import { readSettings, type StoredSetting } from '#server/db/settings.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SettingsInForce } from '#server/workers/settings/settings.ts'
import { missingPlaceholders } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings, ReadSettings } from '#shared/admin/settings.ts'
import { answersNow } from './answers-now.ts'
import { keyStateOf, modelConfigOf } from './setting-values.ts'

/** The assistant's settings as they are in force, with defaults for what was never saved. No key leaves the server. */
export async function getSettings(ctx: Ctx): Promise<ReadSettings> {
  const actor = operatorActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const stored = await readSettings(db)
    const described = describeSettings(ctx, stored)
    const settings = actor.role === 'admin' ? described : withoutWebhook(described)
    return { ...settings, now: answersNow(settings, await newestAnswers(db)) }
  })
}

/** The address may hold a secret, which is for admins only. */
const withoutWebhook = ({ settings, ...rest }: AssistantSettings): AssistantSettings => ({
  ...rest,
  settings: { ...settings, alerts: { ...settings.alerts, webhook: null } },
})

export function describeSettings(
  ctx: Pick<Ctx, 'config' | 'models' | 'settings'>,
  stored: Record<string, StoredSetting>,
): AssistantSettings {
  const effective = ctx.settings.parse(stored)
  const providers = ctx.models.ready(effective.choice)
  const provider =
    effective.choice.provider ??
    (providers.gateway && !providers.direct && !effective.choice.key ? 'gateway' : 'direct')
  const at = (key: string) => stored[key]?.updatedAt ?? null
  return {
    settings: {
      master_prompt: { value: effective.masterPrompt },
      api_provider: provider,
      model_config: modelConfigOf(effective, provider),
      openai_api_key: keyStateOf(
        effective,
        stored.openai_api_key?.value,
        ctx.config.OPENAI_API_KEY !== undefined,
      ),
      member_daily_limit: effective.memberDailyLimit,
      budget: effective.budget,
      limits: effective.limits,
      alerts: effective.alerts,
      placeholders: !effective.choice.namesGoOut,
    },
    updatedAt: {
      master_prompt: at('master_prompt'),
      api_provider: at('api_provider'),
      model_config: at('model_config'),
      openai_api_key: at('openai_api_key'),
      member_daily_limit: at('member_daily_limit'),
      budget: at('budget'),
      limits: at('limits'),
      alerts: at('alerts'),
      placeholders: at('placeholders'),
    },
    providers,
    usualVisitorsADay: ctx.config.ANONYMOUS_DAILY_LIMIT,
    names: {
      direct: ctx.models.nameOf({ provider: 'direct' }).name,
      gateway: ctx.models.nameOf({ provider: 'gateway' }).name,
    },
    answers: ctx.models.choose(effective.choice)?.name ?? 'guide',
    warnings: [...promptWarnings(effective.masterPrompt), ...providerWarnings(effective, providers)],
  }
}

/** Returns what an operator should know of a prompt before it is sent. */
export function promptWarnings(prompt: string): string[] {
  return missingPlaceholders(prompt).map(
    (placeholder) =>
      `The master prompt has no ${placeholder}. What belongs there is added at its end, so nothing is lost.`,
  )
}

const NOT_SET_UP = {
  gateway:
    'The hosted gateway is chosen but not set up on this server (AI_GATEWAY_URL and AI_GATEWAY_KEY). Choose the direct provider, or set both and restart.',
  direct: 'The direct provider is chosen but has no key. Enter a key, or choose the hosted gateway.',
} as const

const UNTIL_ENTERED = ' Until then the built-in guide answers.'

/** Returns what an operator should know of the provider chosen. */
export function providerWarnings(
  { choice }: Pick<SettingsInForce, 'choice'>,
  providers: { direct: boolean; gateway: boolean },
): string[] {
  const warnings: string[] = []
  if (choice.key && choice.key.value === undefined) {
    const meanwhile = choice.provider === 'gateway' && providers.gateway ? '' : UNTIL_ENTERED
    warnings.push(
      `The saved key cannot be read: it was saved under another AUTH_SECRET. Enter it again.${meanwhile}`,
    )
    return warnings
  }
  if (choice.provider && !providers[choice.provider]) warnings.push(NOT_SET_UP[choice.provider])
  if (!providers.direct && !providers.gateway) {
    warnings.push('No provider has a key, so the built-in guide answers.')
  }
  return warnings
}
