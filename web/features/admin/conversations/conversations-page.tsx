import { ActionIcon, Anchor, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconInfoCircle, IconLock, IconRefresh } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { formatCount } from '#web/lib/format.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import { ConversationList } from './conversation-list.tsx'
import classes from './conversations.module.css'
import { MessagesPanel } from './messages-panel.tsx'
import { useAdminConversations, useMayRead } from './use-admin-conversations.ts'

/** All conversations, read only: the list by user at the left, the messages of the chosen one at the right. */
export function ConversationsPage({ Reply }: { Reply: ReplyView }) {
  const mayRead = useMayRead()
  return (
    <div className={classes.page}>
      <PageHeading title="Conversations" subtitle="View all user conversations and messages" />
      {mayRead === false && <SwitchedOff />}
      {mayRead === undefined && <Skeleton height={320} radius="md" />}
      {mayRead && <Viewer Reply={Reply} />}
    </div>
  )
}

function SwitchedOff() {
  return (
    <div className={classes.off}>
      <IconLock size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.offTitle}>Reading conversations is switched off</p>
        <p>
          Whoever runs this server has set ADMIN_CONVERSATIONS=off: nobody can read conversations here, admins
          included. The figures of the overview are still counted.
        </p>
      </div>
    </div>
  )
}

function Viewer({ Reply }: { Reply: ReplyView }) {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const setSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true })
  const { data, error, isPending, isPlaceholderData, isFetching, hasNextPage, fetchNextPage, refetch } =
    useAdminConversations(search, true)
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const [picked, setPicked] = useState<string>()
  const conversations = useMemo(() => data?.pages.flatMap((page) => page.conversations) ?? [], [data])
  const chosen = conversations.find(({ id }) => id === picked)
  // The first one is selected by itself where it stands beside the list.
  const shown = chosen ?? (isPhone ? undefined : conversations[0])
  // A phone shows either the list or the conversation; the list waits where it was scrolled to.
  const [reading, setReading] = useState(false)
  const covered = isPhone && reading && shown !== undefined
  const listPanel = useRef<HTMLElement>(null)
  const open = (id: string) => {
    setPicked(id)
    setReading(true)
  }
  const back = () => {
    flushSync(() => setReading(false))
    listPanel.current?.querySelector<HTMLElement>('button[aria-current]')?.focus()
  }
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const total = data?.pages[0]?.total ?? 0
  if (isDenied(error)) return <AccessDenied title="Conversations" />
  return (
    <>
      <p className={classes.recorded}>
        <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
        <span>
          Each conversation that is opened or exported here is recorded in the{' '}
          <Anchor component={Link} to={`${ROUTES.adminAuditLog}?target=conversation`} inherit>
            audit log
          </Anchor>
          .
        </span>
      </p>
      <div className={classes.panels}>
        <section
          ref={listPanel}
          className={classes.panel}
          aria-label="All conversations"
          aria-busy={isPlaceholderData}
          data-covered={covered || undefined}
        >
          <div className={classes.searchRow}>
            <Search search={search} onSearch={setSearch} />
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
              selected={shown?.id}
              onSelect={open}
              onMore={hasNextPage ? more : undefined}
            />
          )}
        </section>
        {shown && (!isPhone || reading) && (
          <MessagesPanel
            key={shown.id}
            conversation={shown}
            Reply={Reply}
            onBack={isPhone ? back : undefined}
          />
        )}
        {!shown && !isPhone && (
          <section className={classes.panel} aria-label="Messages">
            <p className={classes.empty}>Select a conversation to view messages</p>
          </section>
        )}
      </div>
    </>
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
