import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InvitedRole, VentureRole } from '#shared/ventures.ts'
import { venturesApi } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { useSession } from '#web/lib/use-session.ts'
import { membersQuery, venturesQuery } from '#web/lib/venture-queries.ts'

/** Who belongs to a venture; undefined until it is known. The caller's own entry is `me`. */
export function usePeople(ventureId: string) {
  const { user } = useSession()
  const { data } = useQuery({ ...membersQuery(ventureId), staleTime: 0 })
  if (!data) return undefined
  const me = data.members.find(({ user_id }) => user_id === user?.id)
  return { ...data, me, isAlone: data.members.length < 2 && data.invitations.length === 0 }
}

/** Changes who belongs to a venture; what is shown of it follows. */
export function usePeopleChanges(ventureId: string) {
  const client = useQueryClient()
  const { queryKey } = membersQuery(ventureId)
  const settle = () => client.invalidateQueries({ queryKey })
  const changeRole = useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: VentureRole }) =>
      call(venturesApi.changeMember, { id: ventureId, userId, role }),
    onSuccess: ({ members }, { role }) => {
      client.setQueryData(queryKey, (known) => known && { ...known, members })
      // Who hands a venture over has another role in it now.
      if (role === 'owner') {
        void client.invalidateQueries({ queryKey: venturesQuery.queryKey })
        void client.invalidateQueries({ queryKey: roadmapQuery.queryKey })
      }
    },
    onError: settle,
  })
  const remove = useMutation({
    mutationFn: (userId: string) => call(venturesApi.removeMember, { id: ventureId, userId }),
    onSettled: settle,
  })
  const invite = useMutation({
    mutationFn: (input: { role: InvitedRole; email?: string }) =>
      call(venturesApi.invite, { id: ventureId, ...input }),
    onSuccess: settle,
  })
  const revoke = useMutation({
    mutationFn: (invitationId: string) => call(venturesApi.revoke, { id: ventureId, invitationId }),
    onSettled: settle,
  })
  return { changeRole, remove, invite, revoke }
}

/** Leaves a venture; the roadmap is then the one of another of the caller's ventures. */
export function useLeave(ventureId: string, onLeft: () => void) {
  const client = useQueryClient()
  const { user } = useSession()
  return useMutation({
    mutationFn: () => call(venturesApi.removeMember, { id: ventureId, userId: user?.id ?? '' }),
    onSuccess: async () => {
      onLeft()
      await Promise.all(
        [venturesQuery.queryKey, roadmapQuery.queryKey, ['cohort']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}
