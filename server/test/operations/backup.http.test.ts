import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listTables } from '#server/db/backup.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { backup, restore } from '#server/operations/backup.ts'
import { type Config, readConfig } from '#server/runtime/config.ts'
import { emptyDatabase, startTestServer, type TestServer } from '#server/test/server.ts'

const SECRET = 'a secret for tests that nobody else uses'

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beachhead-test-'))
  server = await startTestServer()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const configOf = (databaseUrl: string, secret = SECRET) =>
  readConfig({ DATABASE_URL: databaseUrl, AUTH_SECRET: secret })

/** The number of rows and a checksum over them, for every table that a backup holds. */
async function contents(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  const sums: Record<string, string> = {}
  for (const { table, name, columns } of await listTables(client)) {
    // Columns that the database derives may differ between its releases.
    const held = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '|' order by r::text collate "C")), '') as sum from (select ${held} from ${name}) r`,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  await client.end()
  // Making a backup is written down here.
  delete sums['public.operations']
  return sums
}

/** A founder with a conversation and a roadmap, with characters that files trip over. */
async function liveThere(): Promise<void> {
  const ada = await server.member('Ada "\\." O’Tab\tNewline\n\\N')
  await ada.ask('We did 12 interviews with plant managers.\n\\.\n\\N\tend 😀')
  await ada.ask('Norgas signed a letter of intent.')
  await server.visitor().ask('How do I price a pilot?')
}

/** Who writes beside a backup, and how many conversations with a message each adds in one step. */
const WRITERS = 4
const PAIRS = 20
let writersSoFar = 0

/** Somebody who writes to two tables in each step, one transaction, and numbers the steps. */
async function openWriter(connectionString: string, userId: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const id = ++writersSoFar
  let accepted = 0
  return {
    id,
    get accepted() {
      return accepted
    },
    async step() {
      await client.query('begin')
      const { rows } = await client.query<{ id: string }>(
        `insert into conversations (user_id, title)
         select $1, $2 from generate_series(1, ${PAIRS}) returning id`,
        [userId, `Step ${id} ${accepted}`],
      )
      await client.query(
        `insert into chat_messages (conversation_id, user_id, role, content, status)
         select unnest($1::uuid[]), $2, 'user', 'pair', 'complete'`,
        [rows.map((row) => row.id), userId],
      )
      await client.query('commit')
      accepted += 1
    },
    end: () => client.end(),
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

describe('a backup', () => {
  test('R42: moves everything from one PostgreSQL to the embedded one and back, row for row', async () => {
    await liveThere()
    const before = await contents({ connectionString: server.databaseUrl })
    const first = await backup(configOf(server.databaseUrl), join(folder, 'first.gz'))
    expect((await stat(first.path)).mode & 0o777).toBe(0o600)

    const home = join(folder, 'embedded')
    const embedded = readConfig({ DATA_DIR: home, AUTH_SECRET: SECRET })
    const there = await restore(embedded, first.path)
    expect(there.sameSecret).toBe(true)
    const { connection, stop } = await startEmbedded(home)
    expect(await contents(connection)).toEqual(before)
    const second = await backup(embedded, join(folder, 'second.gz'))
    await stop()

    const back = await emptyDatabase()
    await restore(configOf(back), second.path)
    expect(await contents({ connectionString: back })).toEqual(before)
  })

  test('a restored product goes on where it was: people sign in, and new rows come after the old ones', async () => {
    const person = { name: 'Ben', email: `${randomUUID()}@example.org`, password: 'correct horse' }
    const ben = server.visitor()
    await ben.signUp(person)
    await ben.ask('We did 3 interviews with plant managers.')
    const { path } = await backup(configOf(server.databaseUrl), join(folder, 'goes-on.gz'))
    const url = await emptyDatabase()
    await restore(configOf(url), path)

    await using restored = await startTestServer({ database: url })
    const again = restored.visitor()
    const credentials = { email: person.email, password: person.password }
    const response = await again.fetch('/auth/v1/sign-in/email', { method: 'POST', json: credentials })
    again.token = response.headers.get('set-auth-token') ?? undefined
    again.conversationId = ben.conversationId
    expect((await again.ask('I also spoke with two more plant managers.')).done).toBe(true)
    expect((await again.messages()).map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])
  })

  test('R41: made while others write holds one instant, with everything accepted before it began', async () => {
    const { id: userId } = await (await server.member()).json<{ id: string }>('/rest/v1/profile')
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, () => openWriter(server.databaseUrl, userId)),
    )
    for (const writer of writers) for (let count = 0; count < 5; count++) await writer.step()
    let over = false
    const writing = writers.map(async (writer) => {
      while (!over) await writer.step()
    })
    const steps = () => writers.map(({ accepted }) => accepted)
    const before = steps()
    const { path } = await backup(configOf(server.databaseUrl), join(folder, 'busy.gz'))
    const after = steps()
    over = true
    await Promise.all(writing)
    await Promise.all(writers.map((writer) => writer.end()))
    expect(sum(after)).toBeGreaterThan(sum(before))

    const url = await emptyDatabase()
    await restore(configOf(url), path)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{
      writer: number
      step: number
      conversations: number
      messages: number
    }>(`
      select split_part(title, ' ', 2)::integer as writer, split_part(title, ' ', 3)::integer as step,
        count(*)::integer as conversations, count(message.id)::integer as messages
      from conversations left join chat_messages message on message.conversation_id = conversations.id
      where title like 'Step %' group by 1, 2 order by 1, 2`)
    await client.end()
    // A backup that mixes instants holds a part of a step, or a step without the one that the same writer made before.
    for (const [number, { id }] of writers.entries()) {
      const held = rows.filter(({ writer }) => writer === id)
      expect(held).toEqual(
        held.map((_, step) => ({ writer: id, step, conversations: PAIRS, messages: PAIRS })),
      )
      expect(held.length).toBeGreaterThanOrEqual(before[number] ?? 0)
      expect(held.length).toBeLessThanOrEqual((after[number] ?? 0) + 1)
    }
    expect(rows.length).toBeLessThan(sum(steps()))
    // What follows need not carry them along.
    await server.query(`delete from conversations where title like 'Step %'`)
  })

  test('R41: holds nothing that lets anybody in', async () => {
    const ada = await server.member()
    const { path } = await backup(configOf(server.databaseUrl), join(folder, 'secrets.gz'))
    const text = gunzipSync(await readFile(path)).toString()
    const [token = ''] = decodeURIComponent(ada.token ?? '').split('.')
    expect(token).not.toBe('')
    expect(text).not.toContain(token)
    expect(text).not.toContain(SECRET)
  })

  test('refuses where there is nothing of the product, and leaves nothing there', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const away = readConfig({ DATA_DIR: elsewhere })
    await expect(backup(away)).rejects.toThrow(/nothing of the product in .*elsewhere: .*environment/)
    await expect(stat(elsewhere)).rejects.toThrow('ENOENT')
    const file = join(folder, 'empty.gz')
    await expect(backup(configOf(await emptyDatabase()), file)).rejects.toThrow(/nothing of the product/)
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  test('says so when the secret differs from the one that keys were sealed with', async () => {
    const { path } = await backup(configOf(server.databaseUrl), join(folder, 'other-secret.gz'))
    const restored = await restore(
      configOf(await emptyDatabase(), 'another secret of 32 characters, or more'),
      path,
    )
    expect(restored.sameSecret).toBe(false)
  })
})

describe('a restore is refused, and changes nothing,', () => {
  let good: Buffer
  beforeAll(async () => {
    good = await readFile((await backup(configOf(server.databaseUrl), join(folder, 'good.gz'))).path)
  })

  const tryRestore = async (config: Config, file: Buffer): Promise<string> => {
    const path = join(folder, `${randomUUID()}.gz`)
    await writeFile(path, file)
    return restore(config, path).then(
      () => 'restored',
      (error: Error) => error.message,
    )
  }

  test.each([
    ['cut short', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['without its last line', (file: Buffer) => gzipSync(gunzipSync(file).subarray(0, -40))],
    ['that is something else', () => gzipSync('{"hello": "world"}\n')],
    ['that is no archive', () => Buffer.from('hello')],
    [
      'that lost a row',
      (file: Buffer) => {
        const text = gunzipSync(file).toString()
        const at = text.indexOf('\n', text.indexOf('"public.knowledge_entries"')) + 1
        return gzipSync(text.slice(0, at) + text.slice(text.indexOf('\n', at) + 1))
      },
    ],
  ])('when the file is one %s', async (_what, damage) => {
    const url = await emptyDatabase()
    expect(await tryRestore(configOf(url), damage(good))).toMatch(/not a whole backup: use another copy/)
    expect(await tryRestore(configOf(url), good)).toBe('restored')
  })

  test('when the database holds accounts', async () => {
    const before = await contents({ connectionString: server.databaseUrl })
    expect(await tryRestore(configOf(server.databaseUrl), good)).toMatch(
      /already holds \d+ accounts .* restore into an empty one/,
    )
    expect(await contents({ connectionString: server.databaseUrl })).toEqual(before)
  })

  test('when a newer release made the backup', async () => {
    const newer = gzipSync(
      gunzipSync(good)
        .toString()
        .replace(/"schema":\d+/, '"schema":9999'),
    )
    expect(await tryRestore(configOf(await emptyDatabase()), newer)).toMatch(/made by a newer release/)
  })
})
