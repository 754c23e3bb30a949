import { Badge, Button } from '@mantine/core'
import type { RecordView } from '#shared/dashboard-views.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { formatDay } from '#web/lib/format.ts'
import { Voice } from '#web/ui/voice.tsx'
import { EVIDENCE_LABELS } from '../labels.ts'
import { type OwnRoadmap, useRoadmap } from '../roadmap-context.ts'
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

/** What became of a sentence; an answer with words of its own is told in them. */
function stateWords({ state, op, answer }: RecordView): string {
  if (state === 'rejected' && answer !== null) return `You said: ${answer}`
  return (state === 'note' ? (NOTES[op] ?? STATES.note) : STATES[state]).label
}

/** "9", and after a correction what the sentence says beside what counts: "12, corrected to 9". */
function countWords({ type, count, counted }: RecordView, records: readonly RecordView[]): string {
  if (counted === null) return String(count)
  const corrected = records.some(
    (other) => other.type === type && other.state === 'note' && other.op === 'correct',
  )
  return corrected ? `${counted}, corrected to ${count}` : `${counted}, ${count} left`
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
  const { data, own } = useRoadmap()
  const { state, source, org, count, monthsOld } = record
  const { color } = state === 'note' ? (NOTES[record.op] ?? STATES.note) : STATES[state]
  const age = ageMark(monthsOld)
  const facts = [
    count > 0 && countWords(record, data.records),
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
        <Badge color={color}>{stateWords(record)}</Badge>
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
        {own && state === 'rejected' && record.answerEventId !== null && (
          <UndoButton own={own} eventId={record.answerEventId} />
        )}
        {own && (state === 'active' || (state === 'note' && record.op in NOTES)) && (
          <UndoButton own={own} eventId={source.eventId} />
        )}
      </div>
    </li>
  )
}

function UndoButton({ own, eventId }: { own: OwnRoadmap; eventId: string }) {
  return (
    <Button
      variant="transparent"
      color="gray"
      size="compact-sm"
      px={0}
      disabled={own.pending}
      onClick={() => own.undo(eventId)}
    >
      Undo
    </Button>
  )
}
