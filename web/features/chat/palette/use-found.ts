import { useDebouncedValue, useNetwork } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { conversationsApi } from '#shared/conversations.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { storedList } from '../keeping/stored-list.ts'
import { hitRows, latestRows, titleRows } from './conversation-rows.ts'
import { placesOf } from './places.ts'
import type { Row } from './rows.ts'

/** After this long without a key the server is asked; milliseconds. */
const ASK_AFTER_MS = 150

interface Found {
  readonly rows: Row[]
  /** The server is searching; what is shown was found before. */
  readonly searching: boolean
  /** Why titles alone were searched. */
  readonly titlesOnly: 'offline' | 'failed' | null
}

/** The conversations of a member that match a query, or the latest ones; a visitor has none. */
export function useFound(query: string): Found {
  const { user } = useSession()
  const { online } = useNetwork()
  const [asked] = useDebouncedValue(query, ASK_AFTER_MS)
  const known = useQuery(storedList(user?.id)).data ?? []
  const { data, error, isFetching } = useQuery({
    queryKey: ['conversation-search', user?.id, asked],
    queryFn: ({ signal }) => call(conversationsApi.search, { search: asked }, { signal, retry: false }),
    enabled: user !== null && asked !== '' && online,
    placeholderData: keepPreviousData,
  })
  if (user === null) return { rows: [], searching: false, titlesOnly: null }
  if (query === '') return { rows: latestRows(known), searching: false, titlesOnly: null }
  if (!online || error) {
    const rows = titleRows(known, (title) => placesOf(title, query))
    return { rows, searching: false, titlesOnly: online ? 'failed' : 'offline' }
  }
  return {
    rows: hitRows(data?.hits ?? [], query),
    searching: isFetching || asked !== query,
    titlesOnly: null,
  }
}
