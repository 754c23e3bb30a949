import { expect, inject, test } from 'vitest'
import { openDatabase } from './client.ts'

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
