import type { CheckInput } from '#shared/admin/check-model.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useCheck, useProviderList } from './use-check.ts'
import type { Values } from './values.ts'

/** Tries what the page holds of provider and key, on a click; and what the provider lists, by then or with what is saved. */
export function useKeyCheck(
  values: Values,
  apiKey: string,
  { providers }: Pick<AssistantSettings, 'providers'>,
) {
  const { api_provider: provider, model_config: config } = values
  const { local } = config
  const key = provider === 'direct' && !local ? apiKey.trim() : ''
  const place: CheckInput = { provider, ...(local && { local }) }
  const check = useCheck()
  const { isAdmin } = useSession()
  const saved = useProviderList(place, Boolean(local) || providers[provider])
  const { variables } = check
  // What was found of another key or provider says nothing of this one.
  const fits = variables?.provider === provider && variables.local === local && (variables.key ?? '') === key
  const { data, error, isPending } = check
  return {
    data: fits ? data : undefined,
    error: fits ? error : null,
    isPending: fits && isPending,
    /** With the stored key untouched there is nothing to check. */
    possible: isAdmin && (provider === 'gateway' || local !== undefined || key !== ''),
    run: () => check.mutate({ ...place, ...(key && { key }) }),
    /** Tries another choice than the page's, which is to become the page's. */
    runWith: check.mutate,
    listed: (fits && data?.ok ? data.models : saved) ?? [],
  }
}

export type KeyCheck = ReturnType<typeof useKeyCheck>
