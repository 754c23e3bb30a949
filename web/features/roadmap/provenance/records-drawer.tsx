import { Badge, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordView } from '#shared/dashboard-views.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel } from '../labels.ts'
import { type OwnRoadmap, useRoadmap } from '../roadmap-context.ts'
import { langOf } from '../text-language.ts'
import { FounderQuote } from './founder-quote.tsx'
import { OpenInChat } from './open-in-chat.tsx'
import classes from './provenance.module.css'
import { SideDrawer } from './side-drawer.tsx'
import { ageMark } from './source-words.ts'

const t = textsOf('roadmap')

const COLORS: Record<RecordView['state'], string> = {
  active: 'ok',
  waiting: 'wait',
  pipeline: 'gray',
  retracted: 'gray',
  superseded: 'gray',
  rejected: 'gray',
  note: 'gray',
}

/** Whether a sentence counts nothing itself, and lowered or corrected what others count. */
function isNote<R extends RecordView>(record: R): record is R & { op: 'correct' | 'retract' } {
  return record.state === 'note' && (record.op === 'correct' || record.op === 'retract')
}

/** What became of a sentence; an answer with words of its own is told in them. */
function stateWords(record: RecordView): ReactNode {
  const { state, answer } = record
  if (isNote(record)) return t(`records.op.${record.op}`)
  if (state !== 'rejected' || answer === null) return t(`records.state.${state}`)
  return t.rich('records.answered', {
    answer,
    said: (words) => <span lang={langOf(answer)}>{words}</span>,
  })
}

/** "9", and after a correction what the sentence says beside what counts: "12, corrected to 9". */
function countWords({ type, count, counted }: RecordView, records: readonly RecordView[]): string {
  if (counted === null) return String(count)
  const corrected = records.some(
    (other) => other.type === type && other.state === 'note' && other.op === 'correct',
  )
  return corrected ? t('records.corrected', { counted, count }) : t('records.left', { counted, count })
}

type RecordsDrawerProps = { type: EvidenceType | null; onClose: () => void }

/** Every sentence behind one counter, newest first, with what became of it. */
export function RecordsDrawer({ type, onClose }: RecordsDrawerProps) {
  const { data, own } = useRoadmap()
  const records = data.records
    .filter((record) => record.type === type)
    .toSorted((a, b) => b.source.at.localeCompare(a.source.at))
  return (
    <SideDrawer
      title={type ? evidenceLabel(type) : t('widget.evidence')}
      opened={type !== null}
      onClose={onClose}
    >
      <p className={classes.note}>{t(own ? 'records.note' : 'records.noteOfFounder')}</p>
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
  const color = isNote(record) ? 'accent' : COLORS[state]
  const age = ageMark(monthsOld)
  const facts = [
    count > 0 && countWords(record, data.records),
    org,
    record.paid === true && t('records.paid'),
    record.paid === false && t('records.unpaid'),
    record.otherSegment && t('counter.otherSegment'),
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
          <FounderQuote text={source.quote} />
        </p>
      )}
      <div className={classes.changeFoot}>
        <span>
          {formatDay(source.at)}
          {age && `, ${age}`}
        </span>
        <OpenInChat source={source} />
        {own && state === 'rejected' && record.answerEventId !== null && (
          <UndoButton own={own} eventId={record.answerEventId} />
        )}
        {own && (state === 'active' || isNote(record)) && <UndoButton own={own} eventId={source.eventId} />}
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
      {t('act.undo')}
    </Button>
  )
}
