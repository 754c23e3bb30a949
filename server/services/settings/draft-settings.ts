import type { Ctx } from '#server/services/context.ts'
import type { Settings, SettingsInForce } from '#server/workers/settings/settings.ts'
import type { SettingsDraft } from '#shared/admin/settings.ts'
import { promptOfVersion } from './setting-versions.ts'

/** The settings in force with a draft over them, as an admin tries them. */
export async function withDraft(ctx: Ctx, draft: SettingsDraft = {}): Promise<Settings> {
  const saved = await ctx.settings.current()
  const { version_id, master_prompt, api_provider, model_config, api_key } = draft
  const masterPrompt =
    version_id === undefined ? (master_prompt ?? saved.masterPrompt) : await promptOfVersion(ctx, version_id)
  const drafted: SettingsInForce = {
    ...saved,
    masterPrompt,
    choice: {
      ...saved.choice,
      // A model is one of its server's: with another model comes where it is.
      ...(model_config?.model !== undefined && { local: model_config.local }),
      ...model_config,
      ...(api_provider && { provider: api_provider }),
      ...(api_key && { key: { value: api_key } }),
    },
  }
  return { ...ctx.settings, current: async () => drafted }
}
