import { useRef, useState } from 'react'
import { KNOWLEDGE_PAGE_SIZE, type KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ListPages } from '../shared/list-pages.tsx'
import { ListPanel } from '../shared/list-panel.tsx'
import { BulkDialog, type BulkKind } from './bulk-dialog.tsx'
import { DeleteDialog, type Doomed } from './delete-dialog.tsx'
import { EntriesTable } from './entries-table.tsx'
import classes from './knowledge.module.css'
import { type LastChange, LastChangeLine } from './last-change.tsx'
import { NotionCard } from './notion-card.tsx'
import { SearchCard } from './search-card.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Target } from './use-bulk.ts'
import type { Filters } from './use-filters.ts'
import { queryOf, type useEntries } from './use-knowledge.ts'
import { useSelection } from './use-selection.ts'

const t = textsOf('adminKnowledge')

interface EntriesProps {
  readonly query: ReturnType<typeof useEntries>
  readonly filters: Filters
  readonly onFilter: (change: Partial<Filters>) => void
  readonly onEdit: (entry: KnowledgeEntry) => void
  /** What was done last to many entries, until the next act. */
  readonly last: LastChange | null
  readonly onLast: (change: LastChange | null) => void
}

const names = (facets: readonly { name: string }[] = []) => facets.map(({ name }) => name)

type ToolsProps = Pick<EntriesProps, 'filters'> & {
  onChange: EntriesProps['onFilter']
  page: EntriesProps['query']['data']
}

/** The sync with Notion, and the search with its filters. */
const Tools = ({ page, ...search }: ToolsProps) => (
  <div className={classes.tools}>
    <NotionCard />
    <SearchCard {...search} categories={page?.categories ?? []} tags={page?.tags ?? []} />
  </div>
)

/** The entries with what finds them: Notion, search and filters, the table, and its pages. */
export function Entries({ query, filters, onFilter, onEdit, last, onLast }: EntriesProps) {
  const { isAdmin } = useSession()
  const { data } = query
  const total = data?.total ?? 0
  const selection = useSelection(filters, total)
  const heading = useRef<HTMLSpanElement>(null)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const [asked, setAsked] = useState<{ kind: BulkKind; target: Target } | null>(null)
  // What a filter hides is not selected any more: nobody deletes what they do not see.
  const filter = (change: Partial<Filters>) => {
    selection.clear()
    onFilter(change)
  }
  const done = (change: LastChange | null) => {
    setAsked(null)
    selection.clear()
    onLast(change)
    // What the dialog was opened from may be gone.
    heading.current?.focus()
  }
  const { target } = selection
  const pageIds = data?.entries.map(({ id }) => id) ?? []
  return (
    <>
      {last && <LastChangeLine key={last.batch.id} change={last} onGone={() => onLast(null)} />}
      <Tools filters={filters} onChange={filter} page={data} />
      <ListPanel
        title={
          <span ref={heading} tabIndex={-1} className="num">
            {t('list.title', { n: data ? String(total) : '…' })}
          </span>
        }
        aside={
          isAdmin &&
          target && (
            <SelectionBar
              target={target}
              more={selection.canTakeAll(pageIds) ? total : undefined}
              filtered={Object.keys(queryOf(filters)).length > 0}
              onAll={selection.takeAll}
              onClear={selection.clear}
              onDelete={() => setDoomed(target)}
              onChange={(kind) => setAsked({ kind, target })}
            />
          )
        }
        query={query}
        loading={t('list.loading')}
        failed={t('list.failed')}
      >
        {({ entries }) => (
          <>
            <EntriesTable
              entries={entries}
              selected={selection.selectedOn(entries)}
              onSelect={selection.select}
              onEdit={onEdit}
              onDelete={setDoomed}
            />
            <ListPages
              total={total}
              size={KNOWLEDGE_PAGE_SIZE}
              page={filters.page}
              onPage={(page) => filter({ page })}
            />
          </>
        )}
      </ListPanel>
      <DeleteDialog doomed={doomed} onClose={() => setDoomed(null)} onDeleted={done} />
      <BulkDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={done}
        categories={names(data?.categories)}
        tags={names(data?.tags)}
      />
    </>
  )
}
