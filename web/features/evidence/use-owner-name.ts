import { useQuery } from '@tanstack/react-query'
import { venturesApi } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { useEvidence } from './evidence-context.ts'

/** What the owner of the venture is called, for whoever has to ask them; empty until it is known. */
export function useOwnerName(wanted: boolean): string {
  const { data: evidence } = useEvidence()
  const { id } = evidence.venture
  const { data } = useQuery({
    queryKey: ['venture-members', id],
    queryFn: ({ signal }) => call(venturesApi.members, { id }, { signal }),
    enabled: wanted,
  })
  return data?.members.find(({ role }) => role === 'owner')?.name ?? ''
}
