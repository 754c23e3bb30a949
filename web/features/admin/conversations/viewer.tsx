import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import classes from './conversations.module.css'
import { FilterBar } from './filter-bar.tsx'
import { ListPanel } from './list-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { useAdminConversations, useLabels } from './use-admin-conversations.ts'
import { useFilters } from './use-filters.ts'

const t = textsOf('adminConversations')

/** The list by user at the left, the messages of the chosen conversation at the right; one of the two up to 1023 px. */
export function Viewer({ Reply }: { Reply: ReplyView }) {
  const [filters, setFilters, clearFilters] = useFilters()
  const query = useAdminConversations(filters)
  const { data, error } = query
  const labels = useLabels()
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false })
  // The conversation that a link names is open at first.
  const [params] = useSearchParams()
  const [picked, setPicked] = useState(() => params.get('open') ?? undefined)
  const conversations = useMemo(() => data?.pages.flatMap((page) => page.conversations) ?? [], [data])
  const chosen = conversations.find(({ id }) => id === picked)
  // The first one is selected by itself where it stands beside the list.
  const shown = chosen ?? (isNarrow ? undefined : conversations[0])
  // Where there is room for one of the two, the list waits where it was scrolled to.
  const [reading, setReading] = useState(picked !== undefined)
  const covered = isNarrow === true && reading && shown !== undefined
  const listPanel = useRef<HTMLElement>(null)
  const hits = useRef<(direction: 1 | -1) => void>(() => {})
  const open = (id: string) => {
    setPicked(id)
    setReading(true)
  }
  const back = () => {
    flushSync(() => setReading(false))
    listPanel.current?.querySelector<HTMLElement>('button[aria-current]')?.focus()
  }
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  return (
    <>
      <Recorded />
      <div className={classes.bar} data-covered={covered || undefined}>
        <FilterBar
          filters={filters}
          onChange={setFilters}
          onClear={clearFilters}
          counts={data?.pages[0]?.counts}
          labels={labels}
          onStep={(direction) => hits.current(direction)}
        />
      </div>
      <div className={classes.panels}>
        <ListPanel
          ref={listPanel}
          filters={filters}
          onAllDates={() => setFilters({ days: undefined })}
          query={query}
          conversations={conversations}
          selected={shown?.id}
          onSelect={open}
          covered={covered}
        />
        {shown && (!isNarrow || reading) && (
          <MessagesPanel
            key={shown.id}
            conversation={shown}
            words={filters.text}
            labels={labels.map(({ label }) => label)}
            hits={hits}
            Reply={Reply}
            onBack={isNarrow ? back : undefined}
          />
        )}
        {!shown && !isNarrow && (
          <section className={classes.panel} aria-label={t('messages.panel')}>
            <p className={classes.empty}>{t('messages.select')}</p>
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
        {t.rich('recorded', {
          link: (words) => (
            <Anchor component={Link} to={`${ROUTES.adminAuditLog}?target=conversation`} inherit>
              {words}
            </Anchor>
          ),
        })}
      </span>
    </p>
  )
}
