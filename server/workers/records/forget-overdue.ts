import { randomUUID } from 'node:crypto'
import type { Database, Db } from '#server/db/client.ts'
import {
  findOverdue,
  type HistoryTexts,
  linesOf,
  listOverdueVentures,
  rewriteOverdue,
} from '#server/db/forgetting.ts'
import { emptyImports, importsBehind } from '#server/db/imports.ts'
import { ventureLock } from '#server/db/ventures.ts'
import { forgottenMark } from '#server/records/forget-names.ts'
import { type OverdueRecord, overdueRecords } from '#server/records/overdue.ts'

/**
 * Deletes the names in records whose day has come, in their events, the history and the imports that they came from, venture
 * by venture under its lock; returns from how many events.
 */
export async function forgetOverdue(
  database: Pick<Database, 'system' | 'asActor'>,
  now = new Date(),
): Promise<number> {
  const at = now.toISOString()
  let forgotten = 0
  for (const ventureId of await listOverdueVentures(database.system)) {
    const id = randomUUID()
    const recordsOf = async (db: Db) =>
      overdueRecords(await findOverdue(db, ventureId), at.slice(0, 10), id.slice(0, 4))
    // Most were done before, and nobody waits for a look.
    if ((await recordsOf(database.system)).length === 0) continue
    forgotten += await database.asActor(
      { role: 'system' },
      async (db) => {
        const records = await recordsOf(db)
        const events = records.flatMap((record) => record.events)
        const history: HistoryTexts[] = []
        for (const record of records) history.push(...(await forgetBehind(db, ventureId, record)))
        await rewriteOverdue(db, ventureId, { events, history }, forgottenMark(id, at))
        return events.length
      },
      { lock: ventureLock(ventureId) },
    )
  }
  return forgotten
}

/** Forgets the imports that a record came from, and returns the lines of the history about it without its names. */
async function forgetBehind(
  db: Db,
  ventureId: string,
  { id, changeIds, names }: OverdueRecord,
): Promise<HistoryTexts[]> {
  const imports = await importsBehind(db, ventureId, id)
  await emptyImports(
    db,
    imports.map((one) => ({ ...one, name: names.text(one.name) })),
  )
  const lines = await linesOf(db, ventureId, changeIds)
  return lines.map((line) => ({ ...line, before: names.text(line.before), after: names.text(line.after) }))
}
