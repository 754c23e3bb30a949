import type { Context } from 'hono'
import { permit } from '#server/auth/policies.ts'
import type { Sessions } from '#server/auth/session.ts'
import { listBoxVersions } from '#server/services/rules/box-versions.ts'
import { listPromptBoxes, savePromptBox } from '#server/services/rules/boxes.ts'
import { interpretPromptBox } from '#server/services/rules/interpret-box.ts'
import { previewRules } from '#server/services/rules/preview-rules.ts'
import { tryMessage } from '#server/services/rules/try-message.ts'
import { assembledPrompt } from '#server/services/settings/assembled-prompt.ts'
import { checkModel, listLocalModels } from '#server/services/settings/check-model.ts'
import { getSettings } from '#server/services/settings/get-settings.ts'
import { listModels, removeModelEntry, saveModelEntry } from '#server/services/settings/model-entries.ts'
import { saveSetting } from '#server/services/settings/save-setting.ts'
import {
  listSettingVersions,
  readSettingVersion,
  restoreSettingVersion,
} from '#server/services/settings/setting-versions.ts'
import { testSettings } from '#server/services/settings/test-settings.ts'
import { modelEntriesApi } from '#shared/admin/model-entries.ts'
import { promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import { SettingsTestInput, settingsApi } from '#shared/admin/settings.ts'
import { type App, type HttpEnv, parseInput, route } from './route.ts'
import { answerStream } from './sse.ts'

/** The assistant's settings and the operator's rules. */
export function mountAdminSettings(app: App): void {
  route(app, settingsApi.get, getSettings)
  route(app, settingsApi.invoke, getSettings)
  route(app, settingsApi.save, saveSetting)
  route(app, settingsApi.check, checkModel)
  route(app, settingsApi.localModels, listLocalModels)
  route(app, modelEntriesApi.list, listModels)
  route(app, modelEntriesApi.save, saveModelEntry)
  route(app, modelEntriesApi.remove, removeModelEntry)
  route(app, settingsApi.versions, listSettingVersions)
  route(app, settingsApi.version, readSettingVersion)
  route(app, settingsApi.restore, restoreSettingVersion)
  route(app, settingsApi.assembledPrompt, assembledPrompt)
  route(app, promptBoxesApi.list, listPromptBoxes)
  route(app, promptBoxesApi.save, savePromptBox)
  route(app, promptBoxesApi.interpret, interpretPromptBox)
  route(app, promptBoxesApi.preview, previewRules)
  route(app, promptBoxesApi.versions, listBoxVersions)
  route(app, promptBoxesApi.tryMessage, tryMessage)
}

/** Answers a chat call that has a purpose: a test of the settings, which ends when its reader leaves. */
export async function answerSettingsTest(
  c: Context<HttpEnv>,
  sessions: Sessions,
  body: Record<string, unknown>,
): Promise<Response> {
  const ctx = c.get('ctx')
  permit(ctx.actor, 'admin')
  const { reply, stop } = await testSettings(ctx, parseInput(SettingsTestInput, body))
  return answerStream(c, sessions, (writer) => {
    const leave = reply.follow(0, (encoded, end) => {
      writer.send(encoded)
      if (end) writer.end()
    })
    return () => {
      leave()
      stop()
    }
  })
}
