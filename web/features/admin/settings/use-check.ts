import { useMutation, useQuery } from '@tanstack/react-query'
import type { CheckInput } from '#shared/admin/check-model.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'

/** How long a provider's list of models is taken for what it offers, in milliseconds. */
const LIST_FRESH_MS = 10 * 60_000

/** Tries a provider as it would be used and lists its models; nothing is saved. */
export function useCheck() {
  return useMutation({ mutationFn: (input: CheckInput) => call(settingsApi.check, input) })
}

/** What the provider lists with the key that is saved; undefined for one that cannot be reached yet. */
export function useProviderList(input: Pick<CheckInput, 'provider' | 'local'>, ready: boolean) {
  const { isAdmin } = useSession()
  const { data } = useQuery({
    queryKey: ['admin', 'provider-models', input.provider, input.local],
    queryFn: ({ signal }) => call(settingsApi.check, input, { signal }),
    enabled: ready && isAdmin,
    staleTime: LIST_FRESH_MS,
    retry: false,
  })
  return data?.models
}

/** The servers of models on the product's own machine. */
export function useLocalModels() {
  const { isAdmin } = useSession()
  return useQuery({
    queryKey: ['admin', 'local-models'],
    queryFn: ({ signal }) => call(settingsApi.localModels, {}, { signal }),
    enabled: isAdmin,
  })
}
