import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'

/** Columns of these names say whose a row is, or reach a person. */
const NAMES_A_PERSON =
  /^(user_?id|session_?id|sender_?id|actor_?id|email|name|full_name|ip_?address|address_hash|user_?agent)$/i
/** Columns of that name that are about something else. */
const NOT_A_PERSON = ['schema_migrations.name']

let server: TestServer
let columns: { table: string; column: string }[]
let map: Map<string, string[]>

beforeAll(async () => {
  server = await startTestServer()
  columns = await server.query(`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as table,
      column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'auth', 'app') and table_type = 'BASE TABLE'`)
  const page = await readFile(new URL('../../docs/privacy.md', import.meta.url), 'utf8')
  const rows = page.matchAll(/^\| `([\w.]+)` \| ([^|]*)\|/gm)
  map = new Map(
    Array.from(rows, ([, table = '', personal = '']) => [
      table,
      Array.from(personal.matchAll(/`(\w+)`/g), ([, column = '']) => column),
    ]),
  )
})
afterAll(() => server[Symbol.asyncDispose]())

describe('docs/privacy.md', () => {
  test('names every table, and none that is not there', () => {
    expect([...map.keys()].sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort())
  })

  test('names every column that says whose a row is or reaches a person', () => {
    const missing = columns
      .filter(({ column }) => NAMES_A_PERSON.test(column))
      .map(({ table, column }) => ({ table, column, is: `${table}.${column}` }))
      .filter(({ is, table, column }) => !NOT_A_PERSON.includes(is) && !map.get(table)?.includes(column))
    expect(missing.map(({ is }) => is)).toEqual([])
  })

  test('names no column that is not there', () => {
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const named = [...map].flatMap(([table, personal]) => personal.map((column) => `${table}.${column}`))
    expect(named.filter((column) => !there.has(column))).toEqual([])
  })
})
