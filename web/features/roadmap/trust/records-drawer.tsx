import { Badge, Button } from '@mantine/core'
import type { RecordView } from '#shared/dashboard.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { formatDay } from '#web/lib/format.ts'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import { SideDrawer } from './side-drawer.tsx'
import { ageMark } from './source-words.ts'
import classes from './trust.module.css'

const STATES: Record<RecordView['state'], { label: string; color: string }> = {
  active: { label: 'Counts', color: 'ok' },
  waiting: { label: 'Waiting for your answer', color: 'wait' },
  pipeline: { label: 'Planned, does not count', color: 'gray' },
  retracted: { label: 'Taken back', color: 'gray' },
  superseded: { label: 'Replaced by a later sentence', color: 'gray' },
  rejected: { label: 'You said no', color: 'gray' },
  note: { label: 'Noted, counts nothing by itself', color: 'gray' },
}

/** What a sentence did that counts nothing itself. */
const NOTES: Record<string, { label: string; color: string }> = {
  correct: { label: 'Corrects the number', color: 'accent' },
  retract: { label: 'Takes back', color: 'accent' },
}

type RecordsDrawerProps = { type: EvidenceType | null; onClose: () => void }

/** Every sentence behind one counter, newest first, with what became of it. */
export function RecordsDrawer({ type, onClose }: RecordsDrawerProps) {
  const { data } = useRoadmap()
  const records = data.records
    .filter((record) => record.type === type)
    .toSorted((a, b) => b.source.at.localeCompare(a.source.at))
  return (
    <SideDrawer title={type ? EVIDENCE_LABELS[type] : 'Evidence'} opened={type !== null} onClose={onClose}>
      <p className={classes.note}>
        Counted as you said it.{' '}
        {type === 'interview' ? 'Conversations count one by one' : 'Each organisation counts once'}; nothing
        here was verified.
      </p>
      <ol className={classes.changes}>
        {records.map((record) => (
          <RecordItem key={record.id} record={record} />
        ))}
      </ol>
    </SideDrawer>
  )
}

function RecordItem({ record }: { record: RecordView }) {
  const { own } = useRoadmap()
  const { state, source, org, count, monthsOld } = record
  const { label, color } = state === 'note' ? (NOTES[record.op] ?? STATES.note) : STATES[state]
  const age = ageMark(monthsOld)
  const facts = [
    count > 0 && `${count}`,
    org,
    record.paid === true && 'paid',
    record.paid === false && 'unpaid',
    record.otherSegment && 'other segment',
  ]
  return (
    <li
      className={classes.change}
      data-waiting={state === 'waiting' || undefined}
      data-undone={state === 'superseded' || state === 'retracted' || undefined}
    >
      <div className={classes.recordHead}>
        <span className="num">{facts.filter(Boolean).join(', ')}</span>
        <Badge color={color}>{label}</Badge>
      </div>
      {source.quote && (
        <p className={classes.quote}>
          <Voice text={source.quote} size="evidence" quoted />
        </p>
      )}
      <div className={classes.changeFoot}>
        <span>
          {formatDay(source.at)}
          {age && `, ${age}`}
        </span>
        {source.conversationId && (
          <Button
            variant="transparent"
            color="accent"
            size="compact-sm"
            px={0}
            onClick={() => own?.openMessage(source)}
          >
            Open in chat
          </Button>
        )}
        {own && (state === 'active' || (state === 'note' && record.op in NOTES)) && (
          <Button
            variant="transparent"
            color="gray"
            size="compact-sm"
            px={0}
            disabled={own.pending}
            onClick={() => own.undo(source.eventId)}
          >
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}
