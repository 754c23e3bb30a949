import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './conversations.module.css'
import { ListPanel } from './list-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { useAdminConversations } from './use-admin-conversations.ts'

/** The list by user at the left, the messages of the chosen conversation at the right; on phones one of the two. */
export function Viewer({ Reply }: { Reply: ReplyView }) {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const setSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true })
  const query = useAdminConversations(search, true)
  const { data, error } = query
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
  if (isDenied(error)) return <AccessDenied title="Conversations" />
  return (
    <>
      <Recorded />
      <div className={classes.panels}>
        <ListPanel
          ref={listPanel}
          search={search}
          onSearch={setSearch}
          query={query}
          conversations={conversations}
          selected={shown?.id}
          onSelect={open}
          covered={covered}
        />
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

function Recorded() {
  return (
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
  )
}
