import { type AssembledPrompt, assemblePrompt } from '#engine/prompt/assemble-prompt.ts'
import type { RunningSummary } from '#engine/prompt/history.ts'
import type { Resize } from '#engine/prompt/reply-data.ts'
import type { ReplyPlan } from '#engine/reply.ts'
import type { ChatTurn } from '#engine/types.ts'
import type { SettingsInForce } from '#server/workers/settings/settings.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'

/** What a model's prompt for one message is made of. */
export interface PromptParts {
  readonly settings: Pick<SettingsInForce, 'masterPrompt' | 'rules'>
  readonly plan: Pick<ReplyPlan, 'hits' | 'index' | 'language'>
  /** The roadmap as it stood before the message; undefined for a visitor. */
  readonly profile: string | undefined
  readonly audience: Audience
  readonly turns: readonly ChatTurn[]
  readonly summary: RunningSummary | undefined
  readonly cutReply: string | undefined
  readonly resize?: Resize | undefined
  readonly today: Date
  readonly contextWindow: number
}

/** The one way to a prompt: chat, settings test, assembled prompt and evaluations all come here. */
export function promptFor({ settings, plan, profile = '', turns, ...rest }: PromptParts): AssembledPrompt {
  const { masterPrompt, rules: boxes } = settings
  return assemblePrompt({ ...rest, ...plan, masterPrompt, boxes, profile, history: turns })
}
