import type { HistoryEntry } from '#shared/dashboard-views.ts'
import { calendarDay } from '#web/lib/calendar-day.ts'

/** What one message, edit or undo changed, all at once. */
export interface Change {
  readonly id: string
  readonly at: string
  readonly cause: string
  readonly undoEventId: string | null
  readonly undone: boolean
  readonly source: HistoryEntry['source']
  readonly lines: readonly HistoryEntry[]
}

export interface HistoryDay {
  /** YYYY-MM-DD where the reader is. */
  readonly day: string
  readonly changes: readonly Change[]
}

/** The history by day, newest first; what belongs to one undo stands together, the level it led to included. */
export function groupHistory(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days: { day: string; changes: (Change & { lines: HistoryEntry[] })[] }[] = []
  for (const entry of entries) {
    const day = calendarDay(new Date(entry.at))
    let group = days.at(-1)
    if (group?.day !== day) {
      group = { day, changes: [] }
      days.push(group)
    }
    const last = group.changes.at(-1)
    if (last && belongs(last, entry)) {
      last.lines.push(entry)
      if (last.undoEventId === null) Object.assign(last, headOf(entry))
    } else {
      group.changes.push({ ...headOf(entry), lines: [entry] })
    }
  }
  return days
}

function belongs(change: Change, entry: HistoryEntry): boolean {
  if (change.undoEventId === entry.undoEventId) return change.undoEventId !== null || change.at === entry.at
  return (change.undoEventId === null || entry.undoEventId === null) && change.at === entry.at
}

function headOf({ id, at, cause, undoEventId, undone, source }: HistoryEntry) {
  return { id, at, cause, undoEventId, undone, source }
}
