import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { ImportRow, VentureImport } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { ImportFoot } from './import-foot.tsx'
import classes from './import-page.module.css'
import { RowTable } from './row-table.tsx'
import type { ImportWork } from './use-import.ts'

const t = textsOf('imports')

const FILTERS = ['all', 'toAdd', 'there'] as const
type Filter = (typeof FILTERS)[number]

const isThere = ({ duplicate_of }: ImportRow) => duplicate_of !== null
const FITS: Record<Filter, (row: ImportRow) => boolean> = {
  all: () => true,
  toAdd: (row) => row.takable && !isThere(row),
  there: isThere,
}

interface RowsCardProps {
  readonly work: ImportWork
  readonly found: VentureImport
  readonly records: readonly EvidenceRow[]
  readonly onTake: () => void
  readonly onCancel: () => void
}

/** Every line with its tick, and at the foot what taking them would change. */
export function RowsCard({ work, found, records, onTake, onCancel }: RowsCardProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [compared, setCompared] = useState<ImportRow | null>(null)
  const { rows, kind } = found
  const counts = Object.fromEntries(
    FILTERS.map((each) => [each, formatCount(rows.filter(FITS[each]).length)]),
  ) as Record<Filter, string>
  const shown = rows.filter(FITS[filter])
  const isText = kind !== 'table'
  const title = (
    <>
      {t(isText ? 'rows.proposals' : 'rows.title')}
      <span className={classes.counts}>
        {isText && work.chosen.length === 0
          ? t('rows.tick')
          : t('rows.counts', { add: counts.toAdd, there: counts.there })}
      </span>
    </>
  )
  const control = (
    <SegmentedControl
      aria-label={t('rows.filter')}
      value={filter}
      onChange={(value) => setFilter(FILTERS.find((each) => each === value) ?? 'all')}
      data={FILTERS.map((value) => ({ value, label: t(`rows.${value}`, { count: counts[value] }) }))}
    />
  )
  return (
    <>
      <Panel title={title} aside={control} flush className={classes.rows ?? ''}>
        {shown.length > 0 ? (
          <RowTable found={found} rows={shown} work={work} records={records} onCompare={setCompared} />
        ) : (
          <p className={classes.none}>{t('rows.noneHere')}</p>
        )}
        <ImportFoot work={work} found={found} records={records} onTake={onTake} onCancel={onCancel} />
      </Panel>
      <CompareDialog
        row={compared}
        file={found.name}
        there={records.find(({ id }) => id === compared?.duplicate_of)}
        above={rows.find(({ row }) => compared?.duplicate_of === `row:${row}`)}
        onClose={() => setCompared(null)}
        onTick={(on) => {
          if (compared) work.tick([compared.row], on)
          setCompared(null)
        }}
      />
    </>
  )
}
