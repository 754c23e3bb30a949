import { useMutation, useQuery } from '@tanstack/react-query'
import { type CheckInput, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'

/** Tries a provider as it would be used and lists its models; nothing is saved. */
export function useCheck() {
  return useMutation({ mutationFn: (input: CheckInput) => call(settingsApi.check, input) })
}

/** The servers of models on the product's own machine, looked for while no provider is set up. */
export function useLocalModels(wanted: boolean) {
  return useQuery({
    queryKey: ['admin', 'local-models'],
    queryFn: ({ signal }) => call(settingsApi.localModels, {}, { signal }),
    enabled: wanted,
  })
}
