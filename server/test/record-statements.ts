import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { TESTS } from './database-url.ts'

/** What the test file that runs now has sent; a worker runs one file after the other. */
const KEY = Symbol.for('beachhead.statements')
const worker = globalThis as { [KEY]?: Set<string> }

if (worker[KEY] === undefined) {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [first] = sent
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    if (text !== undefined && !isOfTests(this)) worker[KEY]?.add(shapeOf(text))
    return Reflect.apply(query, this, sent)
  } as typeof query
}
worker[KEY] = new Set()
const began = performance.now()

afterAll(() => {
  const { testPath = '' } = expect.getState()
  const statements = [...(worker[KEY] ?? [])]
  const ms = performance.now() - began
  const name = `${createHash('sha256').update(testPath).digest('hex')}.json`
  writeFileSync(join(process.env.STATEMENTS ?? '', name), JSON.stringify({ file: testPath, statements, ms }))
})

/** Returns what a test asks in its own name is no statement of the product. */
function isOfTests(client: pg.Client): boolean {
  const { connectionParameters } = client as { connectionParameters?: { application_name?: string } }
  return connectionParameters?.application_name === TESTS
}

/** A statement without what differs from one run to the next: numbers, made-up names, and how long its lists are. */
function shapeOf(text: string): string {
  return text
    .replace(/'[^']*'/g, "''")
    .replace(/[0-9a-f]{32}|\d+/g, '0')
    .replace(/\s+/g, ' ')
    .replace(/(\(?\$0(::\w+)?\)?, ?)+/g, '')
}
