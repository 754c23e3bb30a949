import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#shared/admin/audit.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'

/** Whether a prompt was saved in the place of the shipped one: nothing was saved before. */
export function isFirstPrompt({ target, before, after }: AuditEntry): boolean {
  return target === 'setting:master_prompt' && before === null && typeof after === 'string'
}

/** The prompt that the product ships with; undefined until it is asked for and there. */
export function useShippedPrompt(asked: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'settings', 'shipped'],
    queryFn: ({ signal }) => call(settingsApi.version, { id: 'default' }, { signal }),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return asked && typeof data?.value === 'string' ? data.value : undefined
}
