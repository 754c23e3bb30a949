import { readdir, readFile } from 'node:fs/promises'
import type { StoredChange } from '#server/db/roadmap.ts'
import type { ChatMessage } from '#shared/conversations.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { LevelReport } from '#shared/level-report.ts'
import type { Counters, LedgerEvent, Widgets } from '#shared/roadmap.ts'

/**
 * Roadmaps as the release of a schema stored them, with what that release showed. Founders' acts made them over HTTP:
 * messages, answers, edits, undos. Events that no act makes any more (`old-*`) went into the database by hand. The files
 * stay as they are: every later release reads them.
 */
const FOLDER = new URL('fixtures/roadmaps-of-schema-22/', import.meta.url)

/** The schema they were stored in. */
export const RELEASED_SCHEMA = 22

/** What the release derived from the events of one venture. */
interface Derived {
  readonly ventureId: string
  readonly counters: Counters
  readonly widgets: Widgets
  readonly level: LevelReport
  /** Id of the next best action. */
  readonly action: string
  readonly pending: string | null
  readonly choice: string | null
  readonly openQuestions: readonly string[]
  readonly heldQuestions: readonly string[]
  readonly records: readonly { readonly id: string; readonly state: string; readonly count: number }[]
  readonly fields: readonly string[]
  readonly lang: string | null
  readonly lastType: string | null
}

export interface ReleasedRoadmap {
  readonly name: string
  /** The rows of each table, in the order of the file; columns without a value are left out. */
  readonly tables: ReadonlyMap<string, readonly object[]>
  readonly derived: readonly Derived[]
  readonly dashboard: Dashboard
  readonly messages: readonly Pick<ChatMessage, 'id' | 'updates' | 'marks'>[]
}

type Line =
  | { readonly roadmap: { readonly name: string } }
  | { readonly table: string; readonly row: object }
  | { readonly derived: Derived }
  | { readonly dashboard: Dashboard }
  | { readonly message: ReleasedRoadmap['messages'][number] }

export async function releasedRoadmaps(): Promise<ReleasedRoadmap[]> {
  const names = (await readdir(FOLDER)).sort()
  return Promise.all(names.map(async (name) => parse(name, await readFile(new URL(name, FOLDER), 'utf8'))))
}

function parse(name: string, text: string): ReleasedRoadmap {
  const lines = text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  const rows = lines.flatMap((line) => ('table' in line ? line : []))
  const [dashboard] = lines.flatMap((line) => ('dashboard' in line ? line.dashboard : []))
  if (!dashboard) throw new Error(`${name} holds no dashboard`)
  return {
    name,
    tables: new Map(
      [...Map.groupBy(rows, ({ table }) => table)].map(([table, all]) => [table, all.map(({ row }) => row)]),
    ),
    derived: lines.flatMap((line) => ('derived' in line ? line.derived : [])),
    dashboard,
    messages: lines.flatMap((line) => ('message' in line ? line.message : [])),
  }
}

/** The events of a venture, oldest first. */
export function eventsOf({ tables }: ReleasedRoadmap, ventureId: string): LedgerEvent[] {
  const rows = (tables.get('evidence_events') ?? []) as { venture_id: string; event: LedgerEvent }[]
  return rows.filter((row) => row.venture_id === ventureId).map(({ event }) => event)
}

/** Every line of the history, oldest first. */
export function changesOf({ tables }: ReleasedRoadmap): StoredChange[] {
  return (tables.get('roadmap_history') ?? []) as StoredChange[]
}

/** Returns how the first event of a change names it. */
const changeId = (undoEventId: string | null | undefined) => undoEventId?.split(' ')[0]

/**
 * A dashboard without what may differ while the roadmap is the same: the words of content/ (actions, causes, questions
 * that are made when they are shown), numbers of rows, and the rest of the name of a change.
 */
export function comparable(view: Dashboard): object {
  const {
    next_best_action: _action,
    share: _share,
    action,
    reached,
    questions,
    history,
    records,
    ...rest
  } = view
  const stored = new Set(records.map(({ id }) => id))
  return {
    ...rest,
    action: action.id,
    reached: reached && { at: reached.at, down: reached.down },
    records: records.map(({ monthsOld: _age, ...record }) => record),
    questions: questions.map(({ question, options, ...asked }) =>
      stored.has(asked.recordId) ? { ...asked, question, options } : asked,
    ),
    history: history.map(({ id: _id, cause: _cause, ...line }) => ({
      ...line,
      undoEventId: changeId(line.undoEventId),
    })),
  }
}

/** The roadmap's parts of a message, each card with nothing but the first event of what takes it back. */
export function comparableMessage({ id, updates, marks }: ReleasedRoadmap['messages'][number]): object {
  return {
    id,
    marks,
    updates: updates.map(({ undoEventId, ...card }) => ({ ...card, undo: undoEventId !== undefined })),
  }
}
