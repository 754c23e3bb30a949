import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'

async function prepared(options: { prepare: boolean }): Promise<string[]> {
  const database = openDatabase({ connectionString: inject('postgres').url, max: 1 }, options)
  try {
    for (const key of ['a', 'b', 'c']) {
      await database.asActor({ role: 'system' }, (db) =>
        db.selectNoFrom((eb) => eb.val(key).as('key')).execute(),
      )
    }
    const { rows } = await database.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    return rows.map((row) => row.statement)
  } finally {
    await database.close()
  }
}

test('a statement is prepared once on a connection, whatever its values', async () => {
  expect(await prepared({ prepare: true })).toEqual(['select $1 as "key"'])
})

test('nothing is prepared where a transaction pooler hands connections around', async () => {
  expect(await prepared({ prepare: false })).toEqual([])
})

test('R21: a connection is waited for as long as they come back, and by nobody once none has come back for 2 s', async () => {
  const database = openDatabase({ connectionString: inject('postgres').url, max: 1 })
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.system)
  const busy = Array.from({ length: 12 }, () => sleep(0.25))
  expect((await Promise.allSettled(busy)).map(({ status }) => status)).toEqual(busy.map(() => 'fulfilled'))
  const stuck = await database.pool.connect()
  await expect(sleep(0)).rejects.toThrow('timeout exceeded when trying to connect')
  stuck.release()
  await sleep(0)
  await database.close()
})
