import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { documentsApi } from '#shared/documents.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentBars, FailedDocument } from './document-states.tsx'
import { storedView } from './document-view.ts'

/** A member's document. */
export function DocumentPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const userId = user?.id
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => call(documentsApi.read, { id }, { signal }),
    // What is typed here is newer than what could be fetched again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const view = useMemo(() => (data && userId ? storedView(data, userId) : null), [data, userId])
  if (view) return <DocumentEditor key={id} view={view} />
  return error ? (
    <FailedDocument error={error} retry={() => void refetch()} busy={isFetching} />
  ) : (
    <DocumentBars />
  )
}
