import { useQuery } from '@tanstack/react-query'
import MASTER_PROMPT from '#content/prompts/master.md?raw'
import { NO_ALERTS } from '#shared/admin/alerts.ts'
import { type AssistantSettings, settingsApi } from '#shared/admin/settings.ts'
import { DEFAULT_MODEL } from '#shared/models.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'

export const SETTINGS = ['admin', 'settings'] as const

/** What is edited when the settings cannot be read: the product's defaults, as if nothing was ever saved. */
const DEFAULTS: AssistantSettings = {
  settings: {
    master_prompt: { value: MASTER_PROMPT.trimEnd() },
    api_provider: 'direct',
    model_config: { ...DEFAULT_MODEL },
    openai_api_key: { value: '', set: false, last4: null, source: null, readable: true },
    member_daily_limit: null,
    budget: null,
    limits: {},
    alerts: NO_ALERTS,
  },
  updatedAt: {
    master_prompt: null,
    api_provider: null,
    model_config: null,
    openai_api_key: null,
    member_daily_limit: null,
    budget: null,
    limits: null,
    alerts: null,
  },
  providers: { direct: false, gateway: false },
  usualVisitorsADay: 0,
  answers: '',
  warnings: [],
}

/** The settings in force; the defaults while they cannot be read, which is said. Undefined while loading. */
export function useSettings() {
  const { data, error, refetch } = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(settingsApi.get, {}, { signal }),
    meta: {
      failed(error, known) {
        if (!known) toast({ ...loadFailure(error), tone: 'error' })
      },
    },
  })
  return { settings: data ?? (error ? DEFAULTS : undefined), error, refetch }
}

/** What is said when loading fails, by cause (product.md section 8). */
function loadFailure(error: Error): { title: string; text: string } {
  if (error instanceof ApiError && error.status === 401) {
    return { title: 'Authentication Required', text: 'Please sign in again to access settings.' }
  }
  if (error instanceof ApiError && error.status !== 0) {
    return { title: 'Could not load settings', text: 'Using default settings. You can still edit and save.' }
  }
  return { title: 'Error', text: 'Failed to load settings. Using defaults.' }
}
