import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { noticesApi, type ShownNotice } from '#shared/admin/notices.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminOverview')

const KEY = ['admin', 'notices']
/** How often it is looked what is wrong, in milliseconds. */
const REFRESH_MS = 60_000

type Listed = OutputOf<typeof noticesApi.list>

/** The notices that nobody put away, and what puts one away until its facts change. */
export function useNotices() {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(noticesApi.list, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  const put = useMutation({
    mutationFn: ({ code, facts }: ShownNotice) => call(noticesApi.putAway, { code, facts }),
    onSuccess: (_, { code }) =>
      client.setQueryData<Listed>(
        KEY,
        (known) => known && { ...known, notices: known.notices.filter((each) => each.code !== code) },
      ),
  })
  return {
    notices: data?.notices ?? [],
    failure: put.isError ? errorText(put.error, t('notices.failed')) : undefined,
    putAway: put.mutate,
  }
}
