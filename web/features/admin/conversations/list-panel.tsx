import { ActionIcon, Skeleton } from '@mantine/core'
import { type Ref, useCallback } from 'react'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconRefresh } from '#web/ui/icons/refresh.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations.module.css'
import type { useAdminConversations } from './use-admin-conversations.ts'
import { type Filters, isFiltered } from './use-filters.ts'

const t = textsOf('adminConversations')

type ListPanelProps = {
  ref: Ref<HTMLElement>
  filters: Filters
  onAllDates: () => void
  query: ReturnType<typeof useAdminConversations>
  conversations: readonly AdminConversation[]
  selected: string | undefined
  onSelect: (id: string) => void
  /** A conversation lies over the list, where there is room for one of the two. */
  covered: boolean
}

/** The conversations by user, with how many there are. */
export function ListPanel(props: ListPanelProps) {
  const { ref, filters, onAllDates, query, conversations, selected, onSelect, covered } = props
  const { data, error, isPending, isPlaceholderData, isFetching, hasNextPage, fetchNextPage, refetch } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const first = data?.pages[0]
  const { days, text } = filters
  const sought = filters.search !== '' || text !== '' || isFiltered(filters)
  return (
    <section
      ref={ref}
      className={classes.panel}
      aria-label={t('list.panel')}
      aria-busy={isPlaceholderData}
      data-covered={covered || undefined}
    >
      <div className={classes.listHead}>
        <p className={classes.total} role="status">
          {first && totalWords(first, text)}
          {isFetching && !data && t('list.loading')}
        </p>
        <ActionIcon aria-label={t('list.refresh')} title={t('list.refresh')} onClick={() => void refetch()}>
          <IconRefresh size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      {isPending && <Bars />}
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text={t('list.failed')}
            action={{ label: t('list.again'), onClick: () => void refetch() }}
          />
        </div>
      )}
      {data && conversations.length === 0 && (
        <div className={classes.empty}>
          <p>{sought ? t('list.none') : t('list.noneYet')}</p>
          {days !== undefined && text !== '' && (
            <StateLine
              state="info"
              text={t('list.noWords', { days, words: text })}
              action={{ label: t('list.allDates'), onClick: onAllDates }}
            />
          )}
        </div>
      )}
      {conversations.length > 0 && (
        <ConversationList
          key={JSON.stringify(filters)}
          conversations={conversations}
          total={first?.total ?? 0}
          selected={selected}
          onSelect={onSelect}
          onMore={hasNextPage ? more : undefined}
        />
      )}
    </section>
  )
}

/** "38 conversations with “pilot fee”, 61 messages" */
function totalWords(first: { total: number; messages?: number | null | undefined }, words: string): string {
  const { total, messages } = first
  const shown = formatCount(total)
  if (messages === undefined) return t('list.total', { shown, total })
  if (messages === null) return t('list.newest', { shown, words })
  return t('list.found', { shown, total, words, count: messages, messages: formatCount(messages) })
}

function Bars() {
  return (
    <div className={classes.inset} aria-hidden="true">
      <Skeleton height={64} mb="xs" />
      <Skeleton height={64} mb="xs" />
      <Skeleton height={64} />
    </div>
  )
}
