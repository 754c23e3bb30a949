import { Button } from '@mantine/core'
import { useState } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Deal } from './deal.tsx'
import { DEALS, type DealType } from './deal-parts.ts'
import classes from './deals.module.css'
import { EmptyRecords } from './empty-records.tsx'
import { useEvidence } from './evidence-context.ts'
import { RecordThreads } from './record-comments.tsx'

const t = textsOf('evidence')

/** LOIs, pilots and customers, each in a card. */
export function Deals() {
  return (
    <div className={classes.grid}>
      {DEALS.map((type) => (
        <DealCard key={type} type={type} />
      ))}
    </div>
  )
}

/** All of one type: the newest open, the others by their names. */
function DealCard({ type }: { type: DealType }) {
  const { data, canEdit, openForm } = useEvidence()
  const records = data.records.filter((record) => record.type === type)
  const [chosen, setChosen] = useState<string | null>(null)
  const open = records.find(({ id }) => id === chosen) ?? records[0]
  return (
    <Panel
      title={
        <>
          {t(`list.${type}`)} <span className={classes.total}>{formatCount(data.counters[type])}</span>
        </>
      }
      aside={
        canEdit &&
        records.length > 0 && (
          <Button
            variant="transparent"
            color="gray"
            size="compact-sm"
            px={0}
            aria-label={t(`empty.${type}.add`)}
            onClick={() => openForm({ type, naming: false })}
          >
            {t('deal.add')}
          </Button>
        )
      }
    >
      {!open && <EmptyRecords type={type} />}
      {open && <Deal key={open.id} record={open} type={type} />}
      {records.length > 1 && (
        <Others records={records.filter((record) => record !== open)} onOpen={setChosen} />
      )}
      {open && <RecordThreads key={`comments of ${open.id}`} record={open} />}
    </Panel>
  )
}

/** How many names stand below the open record at first. */
const FIRST = 12

function Others({ records, onOpen }: { records: readonly EvidenceRow[]; onOpen: (id: string) => void }) {
  const [isAll, showAll] = useState(false)
  const more = isAll ? 0 : Math.max(0, records.length - FIRST)
  return (
    <ul className={classes.others} aria-label={t('deal.others')}>
      {records.slice(0, records.length - more).map((record) => (
        <li key={record.id}>
          <Other record={record} onOpen={() => onOpen(record.id)} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button variant="transparent" size="compact-sm" px={0} onClick={() => showAll(true)}>
            {t('interviews.more', { count: more })}
          </Button>
        </li>
      )}
    </ul>
  )
}

function Other({ record, onOpen }: { record: EvidenceRow; onOpen: () => void }) {
  return (
    <Button variant="transparent" color="gray" size="compact-sm" px={0} onClick={onOpen}>
      {record.organisation || t('naming.some', { count: record.count })}
    </Button>
  )
}
