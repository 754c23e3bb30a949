import { ActionIcon, Skeleton } from '@mantine/core'
import { type Ref, useCallback } from 'react'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { formatCount } from '#web/lib/format.ts'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations.module.css'
import type { useAdminConversations } from './use-admin-conversations.ts'

type ListPanelProps = {
  ref: Ref<HTMLElement>
  search: string
  onSearch: (text: string) => void
  query: ReturnType<typeof useAdminConversations>
  conversations: readonly AdminConversation[]
  selected: string | undefined
  onSelect: (id: string) => void
  /** A conversation lies over the list, on phones. */
  covered: boolean
}

/** The conversations by user, with their search. */
export function ListPanel(props: ListPanelProps) {
  const { ref, search, onSearch, query, conversations, selected, onSelect, covered } = props
  const { data, error, isPending, isPlaceholderData, isFetching, hasNextPage, fetchNextPage, refetch } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const total = data?.pages[0]?.total ?? 0
  return (
    <section
      ref={ref}
      className={classes.panel}
      aria-label="All conversations"
      aria-busy={isPlaceholderData}
      data-covered={covered || undefined}
    >
      <div className={classes.searchRow}>
        <Search search={search} onSearch={onSearch} />
        <ActionIcon aria-label="Refresh the list" title="Refresh the list" onClick={() => void refetch()}>
          <IconRefresh size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.total} role="status">
        {data && `${formatCount(total)} ${total === 1 ? 'conversation' : 'conversations'}`}
        {isFetching && !data && 'Loading...'}
      </p>
      {isPending && <Bars />}
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text="The conversations could not be loaded."
            action={{ label: 'Load again', onClick: () => void refetch() }}
          />
        </div>
      )}
      {data && conversations.length === 0 && (
        <p className={classes.empty}>{search ? 'No conversations found' : 'No conversations yet'}</p>
      )}
      {conversations.length > 0 && (
        <ConversationList
          key={search}
          conversations={conversations}
          total={total}
          selected={selected}
          onSelect={onSelect}
          onMore={hasNextPage ? more : undefined}
        />
      )}
    </section>
  )
}

function Search({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  return (
    <SearchField
      {...useSearchText(search, onSearch)}
      className={classes.search}
      aria-label="Search by user email or name"
      placeholder="Search by user email or name..."
    />
  )
}

function Bars() {
  return (
    <div className={classes.inset} aria-hidden="true">
      <Skeleton height={20} width="60%" mb="sm" />
      <Skeleton height={64} mb="xs" />
      <Skeleton height={64} mb="xs" />
      <Skeleton height={64} />
    </div>
  )
}
