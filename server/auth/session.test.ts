import { Kysely, PostgresDialect } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { openSessions } from './session.ts'

test('a slow database ends no stream of those who came while it was asked', async () => {
  vi.useFakeTimers()
  try {
    const answer = Promise.withResolvers<{ command: 'SELECT'; rowCount: number; rows: { id: string }[] }>()
    const client = { query: () => answer.promise as never, release: () => {} }
    const pool = { connect: async () => client, end: async () => {}, options: {} }
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const sessions = openSessions(db, 'secret')
    const ended: string[] = []
    const watch = (id: string) => sessions.watch(id, () => void ended.push(id))
    const [leaveAlive, leaveOver] = [watch('alive'), watch('over')]
    await vi.advanceTimersByTimeAsync(3_000)
    const leaveLate = watch('late')
    answer.resolve({ command: 'SELECT', rowCount: 1, rows: [{ id: 'alive' }] })
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toEqual(['over'])
    for (const leave of [leaveAlive, leaveOver, leaveLate]) leave()
  } finally {
    vi.useRealTimers()
  }
})
