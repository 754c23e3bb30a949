import { NO_ALERTS } from '#shared/admin/alerts.ts'
import type { ReadSettings } from '#shared/admin/settings.ts'

/** When the settings below were saved. */
export const SAVED_AT = '2026-11-21T09:00:00.000Z'
/** The settings of a product whose operator chose a model and a key. */
export const STORED: ReadSettings = {
  settings: {
    master_prompt: { value: 'Ours. {{USER_PROFILE}} {{KNOWLEDGE_ENTRIES}}' },
    api_provider: 'direct',
    model_config: { model: 'gpt-6-luna', temperature: 0.7, stream: true },
    openai_api_key: { value: '', set: true, last4: '4Qz1', source: 'saved', readable: true },
    member_daily_limit: null,
    budget: null,
    limits: {},
    alerts: NO_ALERTS,
    placeholders: true,
  },
  updatedAt: {
    master_prompt: SAVED_AT,
    api_provider: null,
    model_config: SAVED_AT,
    openai_api_key: SAVED_AT,
    member_daily_limit: null,
    budget: null,
    limits: null,
    alerts: null,
    placeholders: null,
  },
  usualVisitorsADay: 0,
  providers: { direct: true, gateway: false },
  names: { direct: 'OpenAI', gateway: '' },
  answers: 'gpt-6-luna',
  warnings: [],
  now: {
    state: 'untried',
    chosen: 'gpt-6-luna',
    by: null,
    at: null,
    firstTextMs: null,
    said: null,
    costPerReply: null,
    replies: 0,
  },
}
