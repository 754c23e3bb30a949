import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SetUp, type SetUpStep, setUpApi } from '#shared/admin/set-up.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'

const t = textsOf('adminOverview')

const KEY = ['admin', 'set-up']
/** How often it is looked whether a step was done elsewhere, in milliseconds. */
const REFRESH_MS = 60_000

interface SetUpState {
  readonly setUp: SetUp | undefined
  /** Whether this person may say what is not needed. */
  readonly canChange: boolean
  readonly failure: string | undefined
  readonly pending: boolean
  settle(change: { step: SetUpStep; needed: boolean }): void
}

/** The steps of the set-up, and what says that one of them is not needed here. */
export function useSetUp(): SetUpState {
  const { isAdmin } = useSession()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(setUpApi.read, {}, { signal }),
    // Steps are done on other pages.
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
  const change = useMutation({
    mutationFn: (input: { step: SetUpStep; needed: boolean }) => call(setUpApi.settle, input),
    onSuccess: (setUp) => client.setQueryData(KEY, setUp),
  })
  return {
    setUp: data,
    canChange: isAdmin,
    failure: change.isError ? errorText(change.error, t('setUp.failed')) : undefined,
    pending: change.isPending,
    settle: change.mutate,
  }
}
