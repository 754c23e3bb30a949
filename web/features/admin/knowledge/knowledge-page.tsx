import '@fontsource/ibm-plex-mono/latin-400.css'
import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KNOWLEDGE_LIMITS } from '#shared/admin/knowledge.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Entries } from './entries.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { Gaps } from './gaps.tsx'
import classes from './knowledge.module.css'
import { PageActions } from './page-actions.tsx'
import { TryQuestion } from './try-question.tsx'
import type { Opened } from './use-entry-work.ts'
import { useFilters } from './use-filters.ts'
import { useEntries, useGapCount } from './use-knowledge.ts'

/** What the assistant knows: entries, what a question finds in them, and what is missing. */
export function KnowledgePage() {
  const { roleLoading, isOperator } = useSession()
  if (roleLoading) return <p className={classes.wait}>Checking permissions...</p>
  if (!isOperator) return <p className={classes.wait}>Admin access required</p>
  return <KnowledgeBase />
}

const TABS = ['entries', 'try', 'gaps'] as const

function KnowledgeBase() {
  const [filters, setFilters] = useFilters()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'entries'
  const query = useEntries(filters)
  const gapCount = useGapCount()
  const [opened, setOpened] = useState<Opened | null>(null)

  if (query.isPending) return <p className={classes.wait}>Loading knowledge base...</p>
  if (query.error instanceof ApiError && query.error.code === 'forbidden') {
    return <p className={classes.wait}>Admin access required</p>
  }
  const show = (next: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (next === null || next === 'entries') after.delete('tab')
      else after.set('tab', next)
      return after
    })
  const writeFor = (question: string) =>
    setOpened({ entry: null, known: { title: question.slice(0, KNOWLEDGE_LIMITS.title) } })
  return (
    <div className={classes.page}>
      <PageHeading title="Knowledge Base" subtitle="Manage GTM knowledge entries">
        <PageActions filters={filters} onAdd={() => setOpened({ entry: null })} />
      </PageHeading>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="entries">Entries</Tabs.Tab>
          <Tabs.Tab value="try">Try a question</Tabs.Tab>
          <Tabs.Tab value="gaps">
            Knowledge gaps
            {gapCount > 0 && <span className={`num ${classes.count}`}> {gapCount}</span>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="entries" className={classes.panel}>
          <Entries
            query={query}
            filters={filters}
            onFilter={setFilters}
            onEdit={(entry) => setOpened({ entry })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="try" className={classes.panel}>
          <TryQuestion onWrite={writeFor} />
        </Tabs.Panel>
        <Tabs.Panel value="gaps" className={classes.panel}>
          <Gaps onWrite={writeFor} />
        </Tabs.Panel>
      </Tabs>
      <EntryDialog
        opened={opened}
        onClose={() => setOpened(null)}
        categories={query.data?.categories.map(({ name }) => name) ?? []}
      />
    </div>
  )
}
