import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'

/** Columns of these names say whose a row is, whatever their type. */
const NAMES_A_PERSON = /^(user_?id|session_?id|sender_?id|actor_?id)$/i

interface Column {
  readonly table: string
  readonly column: string
  /** Can hold words, or what was made from words: a person may be in it. */
  readonly isText: boolean
  /** Refers to an account. */
  readonly isOwner: boolean
}

let server: TestServer
let columns: Column[]
/** The page's first table, and its second with the reasons. */
let personal: Map<string, string[]>
let others: Map<string, string[]>
let reasons: string[]

beforeAll(async () => {
  server = await startTestServer()
  columns = await server.query<Column>(`
    select case ns.nspname when 'public' then '' else ns.nspname || '.' end || rel.relname as table, attname as column,
      -- Anything but what holds a number, a moment, a yes or an id: also a type that nobody has thought of yet.
      type.typcategory not in ('N', 'B', 'D', 'T') and type.typname not in ('uuid', 'xid8') as "isText",
      exists (select from pg_constraint where conrelid = rel.oid and contype = 'f' and attnum = any (conkey)
        and confrelid = 'auth."user"'::regclass) as "isOwner"
    from pg_class rel join pg_namespace ns on ns.oid = relnamespace
    join pg_attribute on attrelid = rel.oid and attnum > 0 and not attisdropped
    join pg_type type on type.oid = atttypid
    where ns.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and relkind in ('r', 'p', 'm')`)
  const page = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8')
  const [first = '', second = ''] = page.split(/^## /m)
  personal = columnsIn(first)
  others = columnsIn(second)
  reasons = Array.from(second.matchAll(/^\| `[^|]*\|[^|]*\|([^|]*)\|$/gm), ([, why = '']) => why.trim())
})
afterAll(() => server[Symbol.asyncDispose]())

/** The columns that each row of a table names, by the table that it is about. */
function columnsIn(markdown: string): Map<string, string[]> {
  const rows = markdown.matchAll(/^\| `([\w.]+)` \| ([^|]*)\|/gm)
  const names = (cell: string) => Array.from(cell.matchAll(/`(\w+)`/g), ([, column = '']) => column)
  return new Map(Array.from(rows, ([, table = '', cell = '']) => [table, names(cell)]))
}

const listed = (map: Map<string, string[]>) =>
  [...map].flatMap(([table, named]) => named.map((column) => `${table}.${column}`))
const nameOf = ({ table, column }: Column) => `${table}.${column}`

describe('docs/privacy.md', () => {
  test('names every table, and none that is not there', () => {
    expect([...personal.keys()].sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort())
  })

  test('says of every column that can hold text whether it is personal, once', () => {
    const said = [...listed(personal), ...listed(others)]
    const texts = columns.filter(({ isText }) => isText).map(nameOf)
    expect(texts.length).toBeGreaterThan(80)
    expect(texts.filter((name) => !said.includes(name))).toEqual([])
    expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([])
  })

  test('says why a text is not', () => {
    expect(reasons).toHaveLength(others.size)
    expect(reasons.filter((why) => why.length < 8)).toEqual([])
  })

  test('calls every column personal that says whose a row is', () => {
    const said = listed(personal)
    const owners = columns.filter(({ column, isOwner }) => isOwner || NAMES_A_PERSON.test(column)).map(nameOf)
    expect(owners.filter((name) => !said.includes(name))).toEqual([])
  })

  test('names no column that is not there', () => {
    const there = new Set(columns.map(nameOf))
    expect([...listed(personal), ...listed(others)].filter((name) => !there.has(name))).toEqual([])
  })
})
