import { NativeSelect } from '@mantine/core'
import { RELATIONS } from '#shared/records.ts'
import { formatMonth } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { REST, segmentsOf } from './coverage.ts'
import { segmentName } from './coverage-card.tsx'
import { useEvidence } from './evidence-context.ts'
import { type ListView, monthsOf } from './interview-list.ts'
import classes from './interviews.module.css'
import { useListView } from './use-list-view.ts'

const t = textsOf('evidence')

/** What narrows the list of interviews; on phones the segment is chosen above, beside the coverage. */
export function FilterBar({ columns, isNarrow }: { columns: readonly string[]; isNarrow: boolean }) {
  const { data } = useEvidence()
  const { view, change } = useListView()
  const segments = segmentsOf(data.segments, data.records)
  const names = columns.includes(REST) ? [...segments, REST] : segments
  return (
    <div className={classes.filters}>
      {!isNarrow && (
        <NativeSelect
          aria-label={t('filter.segment')}
          value={names.includes(view.segment) ? view.segment : ''}
          data={[
            { value: '', label: t('filter.allSegments') },
            ...names.map((name) => ({ value: name, label: segmentName(name) })),
          ]}
          onChange={(event) => change({ segment: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        aria-label={t('filter.relation')}
        value={view.relation}
        data={[
          { value: '', label: t('filter.allRelations') },
          ...RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) })),
          { value: REST, label: t('relations.none') },
        ]}
        onChange={(event) => change({ relation: event.currentTarget.value as ListView['relation'] })}
      />
      <NativeSelect
        aria-label={t('filter.month')}
        value={view.month}
        data={[
          { value: '', label: t('filter.allMonths') },
          ...monthsOf(data.records).map((month) => ({ value: month, label: formatMonth(month) })),
        ]}
        onChange={(event) => change({ month: event.currentTarget.value })}
      />
    </div>
  )
}
