import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import list from './list.module.css'

const t = textsOf('admin')

/** What a list shows of its query. */
interface ListQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isPlaceholderData?: boolean
  refetch(): unknown
}

type ListPanelProps<Data> = {
  title: ReactNode
  description?: ReactNode
  aside?: ReactNode
  query: ListQuery<Data>
  /** Said while there is nothing yet, and when nothing came. */
  loading: string
  failed: string
  children: (data: Data) => ReactNode
}

/** The card of a list: on its way, failed with a way to try again, or there, also while it is fetched anew. */
export function ListPanel<Data>({ query, loading, failed, children, ...panel }: ListPanelProps<Data>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query
  return (
    <Panel {...panel} flush>
      {isPending && (
        <div className={list.inset} role="status" aria-label={loading}>
          <Skeleton height={200} />
        </div>
      )}
      {Boolean(error) && (
        <div className={list.inset}>
          <StateLine
            state="failed"
            text={failed}
            action={{ label: t('tryAgain'), onClick: () => void refetch() }}
          />
        </div>
      )}
      {data !== undefined && (
        <div className={list.list} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      )}
    </Panel>
  )
}
