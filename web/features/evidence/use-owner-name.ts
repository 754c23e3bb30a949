import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '#web/lib/venture-queries.ts'
import { useEvidence } from './evidence-context.ts'

/** What the owner of the venture is called, for whoever has to ask them; empty until it is known. */
export function useOwnerName(wanted: boolean): string {
  const { data: evidence } = useEvidence()
  const { id } = evidence.venture
  const { data } = useQuery({ ...membersQuery(id), enabled: wanted })
  return data?.members.find(({ role }) => role === 'owner')?.name ?? ''
}
