import { useQuery } from '@tanstack/react-query'
import MASTER_PROMPT from '#content/prompts/master.md?raw'
import { NO_ALERTS } from '#shared/admin/alerts.ts'
import type { AnswersNow } from '#shared/admin/answers-now.ts'
import { type AssistantSettings, settingsApi } from '#shared/admin/settings.ts'
import { DEFAULT_MODEL } from '#shared/models.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'

export const SETTINGS = ['admin', 'settings'] as const

const t = textsOf('adminSettings')

/** What the page works on; `now` is null where it is not known. */
export type PageSettings = AssistantSettings & { readonly now: AnswersNow | null }

/** What is edited when the settings cannot be read: the product's defaults, as if nothing was ever saved. */
const DEFAULTS: PageSettings = {
  settings: {
    master_prompt: { value: MASTER_PROMPT.trimEnd() },
    api_provider: 'direct',
    model_config: { ...DEFAULT_MODEL },
    openai_api_key: { value: '', set: false, last4: null, source: null, readable: true },
    member_daily_limit: null,
    budget: null,
    limits: {},
    alerts: NO_ALERTS,
    placeholders: true,
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
    placeholders: null,
  },
  providers: { direct: false, gateway: false },
  usualVisitorsADay: 0,
  names: { direct: 'OpenAI', gateway: '' },
  answers: '',
  warnings: [],
  now: null,
}

/**
 * The settings in force; the defaults from the moment they could not be read until they are, which is said. Undefined
 * while they are loaded for the first time. `isKnown`: they were read from the server.
 */
export function useSettings() {
  const { data, error, refetch, errorUpdateCount } = useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call(settingsApi.get, {}, { signal }),
    meta: {
      failed(error, known) {
        if (!known) toast({ ...loadFailure(error), tone: 'error' })
      },
    },
  })
  // While it is tried again the page stays as it is: what was typed and its dialogs are in it.
  const missing = errorUpdateCount > 0
  return { settings: data ?? (missing ? DEFAULTS : undefined), isKnown: data !== undefined, error, refetch }
}

/** What is said when loading fails, by cause (product.md section 8). */
function loadFailure(error: Error): { title: string; text: string } {
  if (error instanceof ApiError && error.status === 401) {
    return { title: t('toast.required'), text: t('toast.requiredText') }
  }
  if (error instanceof ApiError && error.status !== 0) {
    return { title: t('toast.notLoaded'), text: t('toast.notLoadedText') }
  }
  return { title: t('toast.error'), text: t('toast.errorText') }
}
