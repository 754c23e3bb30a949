import { createHash } from 'node:crypto'
import type { StoredRoadmap } from '#server/db/roadmap.ts'
import type { RecordView } from '#shared/dashboard-views.ts'
import type { Language } from '#shared/language.ts'
import { MONTH_MS } from './record-view.ts'

/** What is kept: it shows ages in months, and so holds for a time only. */
interface Aging {
  readonly records: readonly Pick<RecordView, 'monthsOld' | 'source'>[]
}

/** Views of roadmaps, so that one that did not change is derived once. */
export interface ViewCache<View extends Aging> {
  /**
   * The view of a roadmap for a screen in one language, kept from before or made now. It is shared by all who read it: not
   * to be changed.
   */
  of(stored: StoredRoadmap, now: Date, make: MakeView<View>, screen?: Language): View
}

type MakeView<View> = (stored: StoredRoadmap, now: Date, screen: Language | undefined) => View

interface Kept<View> {
  readonly view: View
  readonly bytes: number
  /** Milliseconds of the clock between which its ages are right. */
  readonly from: number
  readonly until: number
}

/** Keeps the views read last, as long as their JSON takes at most `maxBytes` together. */
export function createViewCache<View extends Aging>(maxBytes: number): ViewCache<View> {
  const kept = new Map<string, Kept<View>>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    of(stored, now, make, screen) {
      const key = `${screen ?? ''} ${keyOf(stored)}`
      const time = now.getTime()
      const known = kept.get(key)
      drop(key)
      const holds = known && known.from <= time && time < known.until
      const fresh = holds ? known : weigh(make(stored, now, screen), time)
      kept.set(key, fresh)
      bytes += fresh.bytes
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
      return fresh.view
    },
  }
}

function weigh<View extends Aging>(view: View, from: number): Kept<View> {
  const until = view.records.reduce(
    (soonest, { source, monthsOld }) => Math.min(soonest, Date.parse(source.at) + (monthsOld + 1) * MONTH_MS),
    Number.POSITIVE_INFINITY,
  )
  // A character takes two bytes at most.
  return { view, bytes: JSON.stringify(view).length * 2, from, until }
}

/**
 * Everything that enters a view. Events and history are only ever appended, so that they are known by their last
 * one and their number; where messages stand follows from which conversations are left.
 */
function keyOf({
  venture,
  role,
  names,
  ventures,
  config,
  events,
  history,
  conversations,
  unread,
}: StoredRoadmap): string {
  const left = [...new Set(Object.values(conversations))].sort()
  const parts = [venture, role, names, ventures, config, unread, left]
  const ends = [events.length, events.at(-1), history.length, history[0]]
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...ends]))
    .digest('base64url')
}
