import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Backups, type Maintenance, type System, systemApi } from '#shared/admin/system.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'

const KEY = ['admin', 'system']
/** How often it is looked whether a backup that runs is ready, in milliseconds. */
const WAIT_MS = 1500

/** The installation as the server that answers tells it. */
export function useSystem() {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(systemApi.read, {}, { signal }),
    enabled: isOperator,
    refetchInterval: ({ state }) => (state.data?.backups.running ? WAIT_MS : false),
  })
}

/** What the doctor finds; asked once, again on request, and after each backup. */
export function useChecks(lastBackup: string | null) {
  return useQuery({
    queryKey: [...KEY, 'doctor', lastBackup],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(systemApi.examine, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

/** Begins a backup. */
export function useBackUp() {
  const keep = useKeep()
  return useMutation({
    mutationFn: () => call(systemApi.backUp, {}),
    onSuccess: (backups: Backups) => keep({ backups }),
  })
}

/** Turns the maintenance mode on or off, or changes its text. */
export function useMaintain() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (wanted: { on: boolean; text: string; expectedUpdatedAt: string | null }) =>
      call(systemApi.maintain, wanted),
    onSuccess: (maintenance: Maintenance) => keep({ maintenance }),
  })
}

/** Puts what a call answered in the place of what the page knew. */
export function useKeep(): (parts: Partial<System>) => void {
  const client = useQueryClient()
  return (parts) => {
    client.setQueryData<System>(KEY, (known) => known && { ...known, ...parts })
    void client.invalidateQueries({ queryKey: ['answering'] })
  }
}
