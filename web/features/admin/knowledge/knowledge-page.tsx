import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KNOWLEDGE_LIMITS } from '#shared/admin/knowledge.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Changes } from './changes.tsx'
import { Entries } from './entries.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { Gaps } from './gaps.tsx'
import classes from './knowledge.module.css'
import type { LastChange } from './last-change.tsx'
import { PageActions } from './page-actions.tsx'
import { TryQuestion } from './try-question.tsx'
import type { Opened } from './use-entry-work.ts'
import { useFilters } from './use-filters.ts'
import { useEntries, useEntry, useGapCount } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

/** What the assistant knows: entries, what a question finds in them, what is missing, and what was changed. */
export function KnowledgePage() {
  const { roleLoading, isOperator } = useSession()
  if (roleLoading) return <p className={classes.wait}>{t('page.checking')}</p>
  if (!isOperator) return <p className={classes.wait}>{t('page.denied')}</p>
  return <KnowledgeBase />
}

const TABS = ['entries', 'try', 'gaps', 'changes'] as const

/** The tab, and the entry that is open, are in the address. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const put = (name: string, value: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return after
    })
  return {
    tab: TABS.find((name) => name === params.get('tab')) ?? 'entries',
    show: (next: string | null) => put('tab', next === 'entries' ? null : next),
    entryId: params.get('entry'),
    openEntry: (id: string | null) => put('entry', id),
  }
}

function KnowledgeBase() {
  const [filters, setFilters] = useFilters()
  const { tab, show, entryId, openEntry } = usePlace()
  const query = useEntries(filters)
  const named = useEntry(entryId)
  const gapCount = useGapCount()
  const [written, setWritten] = useState<Opened | null>(null)
  const [last, setLast] = useState<LastChange | null>(null)

  if (query.isPending) return <p className={classes.wait}>{t('page.loading')}</p>
  if (query.error instanceof ApiError && query.error.code === 'forbidden')
    return <p className={classes.wait}>{t('page.denied')}</p>
  const opened = written ?? (named ? { entry: named } : null)
  const close = () => {
    setWritten(null)
    if (entryId) openEntry(null)
  }
  const writeFor = (question: string) =>
    setWritten({ entry: null, known: { title: question.slice(0, KNOWLEDGE_LIMITS.title) } })
  const categories = query.data?.categories.map(({ name }) => name) ?? []
  return (
    <div className={classes.page}>
      <PageHeading title={t('page.title')} subtitle={t('page.subtitle')}>
        <PageActions
          filters={filters}
          onAdd={() => setWritten({ entry: null })}
          onImported={setLast}
          categories={categories}
        />
      </PageHeading>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="entries">{t('page.entries')}</Tabs.Tab>
          <Tabs.Tab value="try">{t('page.try')}</Tabs.Tab>
          <Tabs.Tab value="gaps">
            {t('page.gaps')}
            {gapCount > 0 && <span className={`num ${classes.count}`}> {formatCount(gapCount)}</span>}
          </Tabs.Tab>
          <Tabs.Tab value="changes">{t('history.changes')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="entries" className={classes.panel}>
          <Entries
            query={query}
            filters={filters}
            onFilter={setFilters}
            onEdit={(entry) => setWritten({ entry })}
            last={last}
            onLast={setLast}
          />
        </Tabs.Panel>
        <Tabs.Panel value="try" className={classes.panel}>
          <TryQuestion onWrite={writeFor} onOpen={openEntry} />
        </Tabs.Panel>
        <Tabs.Panel value="gaps" className={classes.panel}>
          <Gaps onWrite={writeFor} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" className={classes.panel}>
          <Changes />
        </Tabs.Panel>
      </Tabs>
      <EntryDialog opened={opened} onClose={close} categories={categories} />
    </div>
  )
}
