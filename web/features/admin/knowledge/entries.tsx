import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { KNOWLEDGE_PAGE_SIZE, type KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import list from '../shared/list.module.css'
import { ListPages } from '../shared/list-pages.tsx'
import { ListPanel } from '../shared/list-panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EntriesTable } from './entries-table.tsx'
import classes from './knowledge.module.css'
import { NotionCard } from './notion-card.tsx'
import { SearchCard } from './search-card.tsx'
import type { Filters } from './use-filters.ts'
import type { useEntries } from './use-knowledge.ts'

type EntriesProps = {
  query: ReturnType<typeof useEntries>
  filters: Filters
  onFilter: (change: Partial<Filters>) => void
  onEdit: (entry: KnowledgeEntry) => void
}

/** The entries with what finds them: Notion, search and filters, the table, and its pages. */
export function Entries({ query, filters, onFilter, onEdit }: EntriesProps) {
  const { data } = query
  const { selected, select, clear } = useSelection()
  const heading = useRef<HTMLSpanElement>(null)
  const [doomed, setDoomed] = useState<readonly string[]>([])
  // What a filter hides is not selected any more: nobody deletes what they do not see.
  const filter = (change: Partial<Filters>) => {
    clear()
    onFilter(change)
  }
  const total = data?.total ?? 0
  return (
    <>
      <div className={classes.tools}>
        <NotionCard />
        <SearchCard
          filters={filters}
          onChange={filter}
          categories={data?.categories ?? []}
          tags={data?.tags ?? []}
        />
      </div>
      <ListPanel
        title={
          <span ref={heading} tabIndex={-1} className="num">
            Knowledge Entries ({data ? total : '…'})
          </span>
        }
        aside={
          selected.size > 0 && (
            <Selected count={selected.size} onClear={clear} onDelete={() => setDoomed([...selected])} />
          )
        }
        query={query}
        loading="Loading knowledge entries"
        failed="Failed to load knowledge entries"
      >
        {({ entries }) => (
          <>
            {entries.length === 0 ? (
              <p className={list.empty}>No entries found</p>
            ) : (
              <EntriesTable
                entries={entries}
                selected={selected}
                onSelect={select}
                onEdit={onEdit}
                onDelete={({ id }) => setDoomed([id])}
              />
            )}
            <ListPages
              total={total}
              size={KNOWLEDGE_PAGE_SIZE}
              page={filters.page}
              onPage={(page) => filter({ page })}
            />
          </>
        )}
      </ListPanel>
      <DeleteDialog
        ids={doomed}
        onClose={() => setDoomed([])}
        onDeleted={() => {
          select(doomed, false)
          // What the dialog was opened from is gone.
          heading.current?.focus()
        }}
      />
    </>
  )
}

/** The ids that are selected. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const changed = new Set(before)
      for (const id of ids) {
        if (on) changed.add(id)
        else changed.delete(id)
      }
      return changed
    })
  return { selected, select, clear: () => setSelected(new Set()) }
}

type SelectedProps = { count: number; onClear: () => void; onDelete: () => void }

function Selected({ count, onClear, onDelete }: SelectedProps) {
  return (
    <>
      <span className={classes.quiet}>{count} selected</span>
      <Button variant="subtle" color="gray" onClick={onClear}>
        Clear selection
      </Button>
      <Button
        color="danger"
        variant="outline"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={onDelete}
      >
        Delete selected
      </Button>
    </>
  )
}
