import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AddForm } from './add-form.tsx'
import { coverageOf, sumOf } from './coverage.ts'
import { EmptyRecords } from './empty-records.tsx'
import { useEvidence } from './evidence-context.ts'
import { FilterBar } from './filter-bar.tsx'
import { InterviewCards } from './interview-cards.tsx'
import { interviewsShown, isFiltered } from './interview-list.ts'
import { InterviewTable } from './interview-table.tsx'
import classes from './interviews.module.css'
import { Unnamed } from './unnamed.tsx'
import { useListView } from './use-list-view.ts'

const t = textsOf('evidence')

/** Rows that are there at first, on a screen and on a phone, and how many more come at a time. */
const FIRST = { wide: 6, narrow: 3 }
const STEP = 50

/** Every interview: the form that adds one, the list of those with a name, and the number of those without. */
export function Interviews() {
  const { data, level, form, fresh } = useEvidence()
  const { view, change } = useListView()
  const isNarrow = useIsPhone()
  const { columns } = coverageOf(data.records, data.segments, level)
  const interviews = data.records.filter(({ type }) => type === 'interview')
  const named = interviews.filter((record) => record.named)
  const rows = interviewsShown(data.records, view, columns)
  const first = isNarrow ? FIRST.narrow : FIRST.wide
  const [extra, setExtra] = useState(0)
  const [editing, setEditing] = useState<string | null>(null)
  // A row that was just added is on the screen, wherever the order puts it.
  const at = rows.findIndex(({ id }) => id === fresh)
  const shown = Math.max(first + extra, at + 1)
  const more = Math.min(STEP, rows.length - shown)
  const List = isNarrow ? InterviewCards : InterviewTable
  return (
    <Panel
      flush
      className={classes.root ?? ''}
      title={
        <>
          {t('list.interview')} <span className={classes.total}>{formatCount(data.counters.interview)}</span>
          {interviews.length > 0 && (
            <span className={classes.named}>
              {t(isNarrow ? 'interviews.namedShort' : 'interviews.named', { count: sumOf(named) })}
            </span>
          )}
        </>
      }
      aside={named.length > 0 && <FilterBar columns={columns} isNarrow={isNarrow} />}
    >
      {form && <AddForm start={form} />}
      {rows.length > 0 && <List rows={rows.slice(0, shown)} editing={editing} onEdit={setEditing} />}
      {rows.length === 0 && isFiltered(view) && (
        <p className={classes.none}>
          {t('interviews.none')}{' '}
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            onClick={() => change({ segment: '', relation: '', month: '' })}
          >
            {t('filter.clear')}
          </Button>
        </p>
      )}
      {more > 0 && (
        <div className={classes.more}>
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            onClick={() => setExtra(shown - first + STEP)}
          >
            {t('interviews.more', { count: more })}
          </Button>
        </div>
      )}
      {interviews.length === 0 && !form && (
        <div className={classes.empty}>
          <EmptyRecords type="interview" />
        </div>
      )}
      <Unnamed records={interviews.filter((record) => !record.named && record.count > 0)} />
    </Panel>
  )
}
