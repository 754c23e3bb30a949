import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { documentsApi } from '#shared/documents.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { DocumentEditor } from './document-editor.tsx'
import classes from './document-page.module.css'
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
  if (!error) return <DocumentBars />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingDocument />
  return (
    <NoDocument>
      <StateLine
        state="failed"
        text={errorText(error, 'This document could not be loaded. It is still saved.')}
        action={{ label: 'Retry', onClick: () => void refetch(), disabled: isFetching }}
      />
    </NoDocument>
  )
}

/** The page while its document is on the way. */
export function DocumentBars() {
  return (
    <main id="main" tabIndex={-1} className={classes.page} aria-busy="true">
      <div className={classes.bar}>
        <Skeleton width={220} height={28} />
      </div>
      <div className={classes.bars}>
        {['one', 'two', 'three', 'four'].map((bar) => (
          <Skeleton key={bar} height={58} />
        ))}
      </div>
    </main>
  )
}

/** Says that there is no such document here, and leads back. */
export function MissingDocument() {
  return (
    <NoDocument>
      <h1 className={classes.title}>This document isn’t here</h1>
      <p>
        It was deleted, or it’s kept on another device. <Link to={ROUTES.home}>Ask for it in the chat</Link>
      </p>
    </NoDocument>
  )
}

function NoDocument({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <div className={classes.state}>{children}</div>
    </main>
  )
}
