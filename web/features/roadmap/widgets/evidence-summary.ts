import type { HistoryEntry, RecordView } from '#shared/dashboard-views.ts'
import type { Predicate } from '#shared/level-report.ts'
import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { type Counters, EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { evidenceLabel } from '../labels.ts'

const t = textsOf('roadmap')

const INTERVIEW_MARKS = THRESHOLDS.interviewMilestones

/** What one counter shows beside its figure. */
export interface CounterView {
  readonly type: EvidenceType
  readonly count: number
  /** What the figure counts: "next mark 20", "signed", "1 paid". */
  readonly unit: string
  /** The latest sentence the number rests on. */
  readonly latest: RecordView | undefined
  /** What that sentence changed: "Interviews: 12 to 14". */
  readonly change: string
}

/** The counters; `gate` holds the conditions of the next level, which may ask for more interviews than the next mark. */
export function counterViews(
  counters: Counters,
  records: readonly RecordView[],
  history: readonly HistoryEntry[],
  gate: readonly Predicate[] = [],
): CounterView[] {
  return EVIDENCE_TYPES.map((type) => {
    const ofType = records.filter((record) => record.type === type)
    const count = counters[type]
    // The number rests on what counts, and on the sentence that corrected it.
    const latest = ofType
      .filter(({ state, op }) => state === 'active' || (state === 'note' && op === 'correct' && count > 0))
      .toSorted((a, b) => a.source.at.localeCompare(b.source.at))
      .at(-1)
    return {
      type,
      count,
      unit: type === 'interview' ? interviewUnit(count, gate) : unitOf(type, count, ofType),
      latest,
      change: changeOf(type, count, latest, history),
    }
  })
}

function interviewUnit(count: number, gate: readonly Predicate[]): string {
  const asked = gate.find(({ id, met }) => !met && (id === 'interviews' || id === 'interviews_proof'))?.target
  const next = asked && asked > count ? asked : INTERVIEW_MARKS.find((mark) => mark > count)
  return next ? t('counter.nextMark', { mark: next }) : t('counter.pastMarks')
}

function unitOf(
  type: Exclude<EvidenceType, 'interview'>,
  count: number,
  ofType: readonly RecordView[],
): string {
  if (count === 0) return ''
  const paused = ofType.filter((record) => record.paused).length
  if (paused > 0) {
    return count === 1 ? t('counter.paused') : t('counter.somePaused', { count: Math.min(paused, count) })
  }
  if (type === 'loi') return t('counter.signed')
  if (type === 'revenue') return t('counter.paying', { count })
  const active = ofType.filter(({ state }) => state === 'active')
  const paid = active.filter((record) => record.paid === true).length
  // Nobody is told "unpaid" who only did not speak of money.
  if (paid === 0)
    return active.some((record) => record.paid === false) ? t('counter.unpaid') : t('counter.noFee')
  return count === 1 ? t('counter.paid') : t('counter.somePaid', { count: Math.min(paid, count) })
}

function changeOf(
  type: EvidenceType,
  count: number,
  latest: RecordView | undefined,
  history: readonly HistoryEntry[],
): string {
  const line = history.find(
    ({ what, undoEventId }) => what === type && undoEventId !== null && undoEventId === latest?.changeId,
  )
  const label = evidenceLabel(type)
  return line
    ? t('counter.changed', { label, before: line.before, after: line.after })
    : t('counter.labelled', { label, count })
}
