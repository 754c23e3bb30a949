import { z } from 'zod'
import { ChatTurn, Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { AlertSettings } from './alerts.ts'
import { AnswersNow } from './answers-now.ts'
import { Budget } from './budget.ts'
import { CheckInput, CheckOutput, LocalOffer } from './check-model.ts'
import { DailyLimits } from './limits.ts'
import {
  ApiKey,
  ApiProvider,
  MasterPrompt,
  MemberDailyLimit,
  ModelConfig,
  PartialModelConfig,
  PROMPT_BODY_LIMIT,
} from './setting-fields.ts'
import { LineChange, NOTE_MAX_LENGTH, VersionActor } from './versions.ts'

/** The keys that are saved, one by one (product.md section 7). */
const SETTING_KEYS = [
  'master_prompt',
  'api_provider',
  'model_config',
  'openai_api_key',
  'member_daily_limit',
  'budget',
  'limits',
  'alerts',
  'placeholders',
] as const
export const SettingKey = z.enum(SETTING_KEYS)
export type SettingKey = z.infer<typeof SettingKey>

const Moment = z.iso.datetime({ offset: true }).max(40)

/** What is told of the key: never more than this. `value` is always empty, for clients that read one. */
const KeyState = z.object({
  value: z.literal(''),
  set: z.boolean(),
  /** Of a saved key; null for one from the environment. */
  last4: z.string().nullable(),
  source: z.enum(['saved', 'environment']).nullable(),
  /** False when it was saved under another AUTH_SECRET: it must be entered again. */
  readable: z.boolean(),
})
export type KeyState = z.infer<typeof KeyState>

/** When a key was last saved; null while its default is in force. */
const Moments = z.object({
  master_prompt: Moment.nullable(),
  api_provider: Moment.nullable(),
  model_config: Moment.nullable(),
  openai_api_key: Moment.nullable(),
  member_daily_limit: Moment.nullable(),
  budget: Moment.nullable(),
  limits: Moment.nullable(),
  alerts: Moment.nullable(),
  placeholders: Moment.nullable(),
})

const SettingsOutput = z.object({
  settings: z.object({
    master_prompt: z.object({ value: z.string() }),
    api_provider: ApiProvider,
    model_config: ModelConfig,
    openai_api_key: KeyState,
    /** Messages of all members together in a day; null for no limit. */
    member_daily_limit: MemberDailyLimit.nullable(),
    /** What calls of models may cost in a month; null for no limit. */
    budget: Budget.nullable(),
    limits: DailyLimits,
    alerts: AlertSettings,
    /** Whether placeholders go to a provider outside this machine in place of third parties' names and addresses. */
    placeholders: z.boolean(),
  }),
  /** To be sent back as `expectedUpdatedAt`, per key. */
  updatedAt: Moments,
  /** Whether each provider has an address and a key now. */
  providers: z.object({ direct: z.boolean(), gateway: z.boolean() }),
  /** Messages of all visitors together in a day where no setting says it, by the environment. */
  usualVisitorsADay: z.number().int(),
  /** What to call each provider: "OpenAI", or the host of another address. */
  names: z.object({ direct: z.string(), gateway: z.string() }),
  /** Who answers with these settings: a model's id, or `guide` for the built-in guide. */
  answers: z.string(),
  /** Sentences for the operator about the settings in force. */
  warnings: z.array(z.string()),
})
export type AssistantSettings = z.infer<typeof SettingsOutput>

const ReadSettings = SettingsOutput.extend({ now: AnswersNow })
export type ReadSettings = z.infer<typeof ReadSettings>

const SETTINGS = {
  path: '/functions/v1/get-assistant-settings',
  access: 'operator',
  input: z.object({}),
  output: ReadSettings,
} as const

const Expected = { expectedUpdatedAt: Moment.nullish() }

const Saved = z.object({
  success: z.literal(true),
  setting_key: SettingKey,
  /** As get-assistant-settings would tell it now. */
  setting_value: z.unknown(),
  updatedAt: Moment.nullable(),
  /** The version it made; null when nothing changed. */
  versionId: z.string().nullable(),
  warnings: z.array(z.string()),
})
export type SavedSetting = z.infer<typeof Saved>

const Version = z.object({
  /** A number, or `default` for the prompt the product ships with. */
  id: z.string(),
  setting_key: SettingKey,
  /** Null for `default`. */
  created_at: Moment.nullable(),
  /** Null for `default`, and when the account is gone. */
  actor: VersionActor,
  /** Whether it is the one in force. */
  current: z.boolean(),
  /** Which of its setting it is, from 1; null for `default`. */
  number: z.number().int().nullable(),
  /** What happened to a key, what changed of the model, else the first words. */
  summary: z.string(),
  /** Of the prompt: how it differs from the version before. */
  change: LineChange.nullable(),
  /** What was noted on saving. */
  note: z.string().nullable(),
})
export type SettingVersion = z.infer<typeof Version>

const VersionId = z.string().regex(/^(?:\d{1,18}|default)$/, 'This is not the number of a version.')

/** Settings to try without saving them; what is left out is as saved. A version's prompt goes before `master_prompt`. */
export const SettingsDraft = z.object({
  master_prompt: MasterPrompt.optional(),
  version_id: VersionId.optional(),
  api_provider: ApiProvider.optional(),
  model_config: PartialModelConfig.optional(),
  /** In place of the saved one; it is not stored. */
  api_key: ApiKey.optional(),
})

/**
 * POST /functions/v1/chat with a purpose: streams a reply to the last message as every chat does, stores
 * nothing but the usage, and touches no roadmap. Admins only.
 */
export const SettingsTestInput = z.object({
  purpose: z.literal('settings_test', 'The purpose can only be settings_test.'),
  messages: z
    .array(ChatTurn)
    .min(1)
    .max(50)
    .refine(
      (turns) => turns.at(-1)?.role === 'user' && turns.at(-1)?.content.trim() !== '',
      'Please enter a test prompt.',
    ),
  draft: SettingsDraft.optional(),
})
export type SettingsDraft = z.output<typeof SettingsDraft>
export type SettingsTestInput = z.output<typeof SettingsTestInput>

const AssembledInput = z
  .object({
    /** For whom: an id, or an e-mail address. */
    user_id: Uuid.optional(),
    email: z.string().trim().toLowerCase().min(1).max(320).optional(),
    question: z.string().trim().min(1, 'Please enter a question.').max(8000),
    draft: SettingsDraft.optional(),
  })
  .refine(
    ({ user_id, email }) => user_id !== undefined || email !== undefined,
    'Choose a user by e-mail address.',
  )

export const settingsApi = {
  get: endpoint({ ...SETTINGS, method: 'GET' }),
  /** The same, as functions are invoked. */
  invoke: endpoint({ ...SETTINGS, method: 'POST' }),
  /**
   * Saves one key. Values: `master_prompt` {value} or text; `api_provider`; `model_config`; `openai_api_key`
   * text or {value}, where an empty one changes nothing; `member_daily_limit` a whole number;
   * `budget`, `limits`, `alerts` and `placeholders` as they are told. Null takes a key back to its default, and removes the API key.
   * With `expectedUpdatedAt` (null: never saved) a key that was saved since is a 409 `conflict` whose `current` is
   * {setting_key, setting_value, updatedAt, savedBy}.
   */
  save: endpoint({
    method: 'POST',
    path: '/functions/v1/manage-settings',
    access: 'admin',
    body: PROMPT_BODY_LIMIT,
    input: z.object({
      setting_key: SettingKey,
      setting_value: z.unknown(),
      /** Kept with the version that this makes. */
      note: z
        .string('The note must be text.')
        .trim()
        .max(NOTE_MAX_LENGTH, `The note must be less than ${NOTE_MAX_LENGTH} characters.`)
        .optional(),
      ...Expected,
    }),
    output: Saved,
  }),
  /** Tries a provider as it would be used and lists its models. Stores nothing. */
  check: endpoint({
    method: 'POST',
    path: '/functions/v1/check-model',
    access: 'admin',
    input: CheckInput,
    output: CheckOutput,
  }),
  /** Servers of models that run on the product's own machine. */
  localModels: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/local-models',
    access: 'admin',
    input: z.object({}),
    output: z.object({ servers: z.array(LocalOffer) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/setting-versions',
    access: 'operator',
    input: z.object({
      setting_key: SettingKey.optional(),
      /** `nextCursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,18}$/, 'This cursor is not one of ours.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      /** Newest first; of the prompt, `default` is the last. */
      versions: z.array(Version),
      nextCursor: z.string().optional(),
    }),
  }),
  /** A version with its value: text for the prompt, the provider, the model configuration; for a key {set, last4}. */
  version: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/setting-versions/:id',
    access: 'operator',
    input: z.object({ id: VersionId }),
    output: Version.extend({ value: z.unknown() }),
  }),
  /** Saves a version's value again, as a new version. A key's cannot be restored. */
  restore: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/setting-versions/:id/restore',
    access: 'admin',
    input: z.object({ id: VersionId, ...Expected }),
    output: Saved,
  }),
  /** Exactly what a model would be sent for this person's question as a new conversation. Recorded in the audit log. */
  assembledPrompt: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/assembled-prompt',
    access: 'admin',
    body: PROMPT_BODY_LIMIT,
    input: AssembledInput,
    output: z.object({
      user: z.object({ id: Uuid, email: z.string(), full_name: z.string() }),
      /** Who would answer; with `guide` no prompt is sent, and this is what a model would be. */
      answers: z.string(),
      messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
      /** A token taken as four characters. */
      tokens: z.number().int(),
      /** The knowledge entries inside, best first. */
      entries: z.array(z.object({ id: Uuid, title: z.string(), score: z.number() })),
      /** Rules that went in. */
      rules: z.array(z.string()),
      warnings: z.array(z.string()),
    }),
  }),
}
