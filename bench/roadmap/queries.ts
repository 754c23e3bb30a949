import type pg from 'pg'
import { openDatabase } from '../../server/db/client.ts'
import { readDashboard } from '../../server/services/roadmap/read-dashboard.ts'

/** Statements sent to the database for one read of a dashboard, the transaction's own included. */
export async function countQueries(connection: pg.ClientConfig, userId: string): Promise<number> {
  const database = openDatabase(connection)
  const client = await database.pool.connect()
  const count = { sent: 0 }
  const send = client.query.bind(client)
  client.query = ((...args: Parameters<typeof send>) => {
    count.sent += 1
    return send(...args)
  }) as typeof client.query
  client.release()
  const deps = {
    config: { publicUrl: 'http://localhost' },
    now: () => new Date(),
    shareKey: '',
    language: undefined,
  }
  await database.asActor({ role: 'member', userId }, (db) => readDashboard(deps, db, userId))
  await database.close()
  return count.sent
}
