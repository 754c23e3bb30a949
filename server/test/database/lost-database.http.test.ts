import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { interruptOrphans } from '#server/db/replies.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { type CutLine, openLine } from '#server/test/simulation/cut-line.ts'
import { until } from '#server/test/until.ts'
import { begin, chunk, held, refusal, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

let upstream: Upstream
/** Behind a line to the database that can be cut. */
let server: TestServer
let line: CutLine
/** Another process on the same database, with a line that holds. */
let replica: TestServer
const logged: string[] = []

beforeAll(async () => {
  upstream = await startUpstream()
  replica = await startTestServer({ env: upstream.env })
  line = await openLine(replica.databaseUrl)
  const database = replica.databaseUrl
  server = await startTestServer({
    database,
    env: { ...upstream.env, DATABASE_URL: line.url },
    onLog: (text) => logged.push(text),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await line[Symbol.asyncDispose]()
  await replica[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

interface Generation {
  id: string
  status: string
  uses: number
}

const generationsOf = (person: Visitor) =>
  replica.query<Generation>(
    `select id, status, (select count(*)::integer from usage_events where generation_id = generations.id) as uses
     from generations where conversation_id = $1 order by started_at`,
    [person.conversationId],
  )

/** Waits until this process no longer writes anything of a conversation. */
async function ended(person: Visitor): Promise<Generation[]> {
  return until(async () => {
    const generations = await generationsOf(person)
    return generations.every(({ id }) => !server.runtime.deps.replies.find(id)) && generations
  }, 20_000)
}

/** Takes the replies of the cut-off process for dead, as the sweep does after 30 s. */
async function giveUp(person: Visitor): Promise<void> {
  await until(async () => {
    await replica.query(
      `update generations set heartbeat_at = now() - interval '31 seconds' where conversation_id = $1 and status = 'streaming'`,
      [person.conversationId],
    )
    await interruptOrphans(replica.runtime.deps.database.system, 30)
    return (await generationsOf(person)).every(({ status }) => status !== 'streaming')
  })
}

const shown = async (person: Visitor) =>
  (await person.at(replica.url).messages()).map(({ content, status }) => [content, status])

const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code?: string }).code

/** Whoever waits for another transaction to end. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'transactionid'`

/** Replies whose signs of life are too old. */
const LATE = `select from generations where status = 'streaming' and heartbeat_at < now() - interval '1 minute'`

const again = (person: Visitor) => person.at(replica.url).ask('', { regenerate: true, messageId: undefined })

describe('a process that was taken for dead and comes back', () => {
  test('keeps its reply out of the place that another one took', async () => {
    const member = await server.member()
    const slow = held('From the ')
    upstream.script(slow, reply('From the living.'))
    await member.post('Who answers?')
    line.cut()
    await giveUp(member)
    await again(member)
    await slow.release('dead.')
    line.heal()
    await ended(member)
    expect(await shown(member)).toEqual([
      ['Who answers?', 'complete'],
      ['From the living.', 'complete'],
    ])
  })

  test('does not bring an older reply back when its own stays without a word', async () => {
    const member = await server.member()
    upstream.script(reply('The first.'))
    await member.ask('Who answers?')
    const silent = held()
    upstream.script(silent, reply('The third.'))
    const second = member.post('', { regenerate: true, messageId: undefined }).catch(() => undefined)
    await silent.begun
    line.cut()
    await giveUp(member)
    await again(member)
    await silent.release()
    line.heal()
    await second
    await ended(member)
    expect(await shown(member)).toEqual([
      ['Who answers?', 'complete'],
      ['The third.', 'complete'],
    ])
  })

  test('goes on with its reply when nobody took its place', async () => {
    const member = await server.member()
    const slow = held('Still ')
    upstream.script(slow)
    await member.post('Who answers?')
    line.cut()
    await giveUp(member)
    line.heal()
    await slow.release('here.')
    await ended(member)
    expect((await shown(member)).at(-1)).toEqual(['Still here.', 'complete'])
  })

  test('is writing again for all to see before it has a word, and the next message is told to wait', async () => {
    const member = await server.member()
    await member.ask('Hello')
    const silent = held()
    upstream.script(silent)
    const sent = member.ask('Who answers?')
    await silent.begun
    line.cut()
    await giveUp(member)
    line.heal()
    await until(async () => (await generationsOf(member)).at(-1)?.status === 'streaming')
    expect((await shown(member)).at(-1)).toEqual(['', 'streaming'])
    expect(await codeOf(member.at(replica.url).post('And now?'))).toBe('busy')
    await silent.release('I do.')
    expect((await sent).text).toBe('I do.')
    expect((await shown(member)).at(-1)).toEqual(['I do.', 'complete'])
  })

  test('just as the next message arrives has it wait too', async () => {
    const member = await server.member()
    await member.ask('Hello')
    await replica.query('begin')
    await replica.query(`update generations set status = 'streaming' where conversation_id = $1`, [
      member.conversationId,
    ])
    const sent = codeOf(member.post('And now?'))
    await until(async () => (await server.query(WAITING)).length > 0)
    await replica.query('commit')
    expect(await sent).toBe('busy')
    await giveUp(member)
    expect((await member.ask('And now?')).done).toBe(true)
    expect(await shown(member)).toHaveLength(4)
  })
})

describe('a process that was held up for long', () => {
  test('does not take its own living replies for dead, and those of a dead process only', async () => {
    logged.length = 0
    await using alone = await startTestServer({
      env: upstream.env,
      sweepEvery: 20,
      onLog: (text) => logged.push(text),
    })
    // Its signs of life come too late, all of them.
    await alone.query(`create function app.late() returns trigger language plpgsql as $$ begin
      new.heartbeat_at := now() - interval '1 hour'; return new; end $$;
      create trigger late before update on generations for each row execute function app.late()`)
    const [own, other] = [await alone.member(), await alone.member()]
    const slow = held('Still ')
    upstream.script(reply('Written before.'), slow)
    await other.ask('Who is dead?')
    const reading = own.ask('Who answers?')
    await slow.begun
    await until(async () => (await alone.query(LATE)).length > 0)
    await alone.query(
      `update generations set status = 'streaming', finished_at = null, runner = 1 where conversation_id = $1`,
      [other.conversationId],
    )
    const statusOf = async (person: Visitor) =>
      (
        await alone.query<{ status: string }>('select status from generations where conversation_id = $1', [
          person.conversationId,
        ])
      )[0]?.status
    const warnings = () => logged.filter((text) => text.includes('whose process is gone'))
    await until(async () => warnings().length > 0)
    expect(JSON.parse(warnings()[0] ?? '{}')).toMatchObject({ interrupted: 1 })
    expect(await statusOf(other)).toBe('interrupted')
    expect(await statusOf(own)).toBe('streaming')
    await slow.release('here.')
    expect((await reading).text).toBe('Still here.')
    expect(warnings()).toHaveLength(1)
  })
})

describe('a connection that breaks while the end of a reply is stored', () => {
  test('leaves its use counted once, though the answer was lost', async () => {
    const member = await server.member()
    const slow = held('All ')
    upstream.script(slow)
    await member.post('How often do I count?')
    const { name = '' } = (await server.runtime.deps.models.current()) ?? {}
    line.loseAnswerTo(name)
    await slow.release('of it.')
    expect(await ended(member)).toMatchObject([{ status: 'complete', uses: 1 }])
    expect((await shown(member)).at(-1)).toEqual(['All of it.', 'complete'])
  })

  // The first step of giving back, and the last.
  test.each(['refunds + 1', 'commit'])(
    'R1: gives a visitor’s message back once, when it was at "%s"',
    async (step) => {
      const visitor = server.visitor()
      await visitor.ask('Hello')
      upstream.script((response, call) => {
        line.loseAnswerTo(step)
        return refusal(400)(response, call)
      })
      expect((await visitor.post('How often do I count?')).status).toBe(400)
      expect((await ended(visitor)).at(-1)).toMatchObject({ status: 'failed', uses: 1 })
      const [session] = await replica.query(
        'select visit_messages, refunds from anonymous_sessions where id = $1',
        [visitor.sessionId],
      )
      expect(session).toEqual({ visit_messages: 1, refunds: 1 })
    },
  )
})

describe('a database that is away while a reply goes on', () => {
  test('has the text so far as soon as it is back, though the provider says no more', async () => {
    const member = await server.member()
    const begun = Promise.withResolvers<ServerResponse>()
    upstream.script((response) => begun.resolve(begin(response)))
    const sent = member.post('Where is it?')
    const provider = await begun.promise
    logged.length = 0
    line.cut()
    provider.write(chunk('Kept'))
    const response = await sent
    await until(() => logged.some((text) => text.includes('Replies could not be stored')))
    line.heal()
    await until(async () => (await shown(member)).at(-1)?.[0] === 'Kept')
    expect((await shown(member)).at(-1)).toEqual(['Kept', 'streaming'])
    provider.destroy()
    await response.text()
    await ended(member)
  })
})

describe('signing up and in', () => {
  interface Person {
    readonly name: string
    readonly email: string
    readonly device: string
  }
  const password = 'correct horse'
  const someone = (): Person => ({
    name: randomUUID(),
    email: `${randomUUID()}@example.org`,
    device: randomUUID(),
  })
  const away = {
    status: 503,
    code: 'unavailable',
    error: 'The database cannot be reached right now. Try again in a moment.',
  }

  async function call(name: string, json: object, device = 'a phone') {
    const headers = { 'User-Agent': device }
    const response = await server.visitor().fetch(`/auth/v1/${name}`, { method: 'POST', json, headers })
    const { code, error } = (await response.json()) as { code?: string; error?: string }
    return { status: response.status, code, error }
  }
  const signUp = ({ name, email, device }: Person) => call('sign-up/email', { name, email, password }, device)
  const signIn = ({ email }: Person) => call('sign-in/email', { email, password })

  test('while the database is away is answered with a sentence, and works once it is back', async () => {
    const [person, member] = [someone(), someone()]
    expect((await signUp(member)).status).toBe(200)
    line.cut()
    const reset = call('request-password-reset', { email: member.email })
    const answers = await Promise.all([signUp(person), signIn(member), reset])
    line.heal()
    expect(answers).toEqual([away, away, away])
    expect((await signUp(person)).status).toBe(200)
    expect((await signIn(member)).status).toBe(200)
  })

  // Statements are prepared, so a step is told by a value that it is the first to carry.
  test.each([
    ['the address is looked up', ({ email }: Person) => email],
    ['the person is stored', ({ name }: Person) => name],
    ['the password is stored', () => 'credential'],
    ['the session is stored', ({ device }: Person) => device],
  ])('a connection that breaks while %s leaves nothing half made', async (_, carried) => {
    const person = someone()
    line.loseAnswerTo(carried(person))
    expect(await signUp(person)).toEqual(away)
    expect(await replica.query('select from auth."user" where email = $1', [person.email])).toEqual([])
    expect((await signUp(person)).status).toBe(200)
  })

  test('is not undone when it could not be written down', async () => {
    const person = someone()
    line.loseAnswerTo('sign_in')
    expect((await signUp(person)).status).toBe(200)
    await until(() => logged.some((text) => text.includes('A sign-in could not be written down')))
    line.loseAnswerTo('DELETE FROM')
    expect((await signIn(person)).status).toBe(200)
    await until(() => logged.some((text) => text.includes('still counts as a guess')))
  })

  // Passwords are hashed one after the other.
  test('at once by more people than there are connections keeps none of them waiting for another', {
    timeout: 120_000,
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => signUp(someone())))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

describe('a disk that is full', () => {
  test('R32: refuses what is to be stored with 507 and a sentence, shows what is there, and all works once there is space', async () => {
    const member = await server.member()
    await member.ask('Before')
    await replica.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
    await replica.query(
      'create trigger full_disk before insert on chat_messages execute function full_disk()',
    )
    const refused = await member.post('On a full disk')
    expect(refused.status).toBe(507)
    expect(await refused.json()).toMatchObject({
      code: 'storage_full',
      error: 'The disk is full, so nothing can be saved right now. Reading still works.',
    })
    expect(await shown(member)).toHaveLength(2)
    await replica.query('drop function full_disk cascade')
    expect((await member.ask('On a full disk')).done).toBe(true)
    expect(await shown(member)).toHaveLength(4)
  })

  test('R32: ends a whole reply that cannot be stored within seconds, in words, and stores it once there is space', async () => {
    const member = await server.member()
    const slow = held('Read, ')
    upstream.script(slow)
    const sent = member.post('Where does it go?')
    await slow.begun
    await replica.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
    await replica.query(
      'create trigger full_disk before update on chat_messages execute function full_disk()',
    )
    await slow.release('not kept.')
    const { text, events, done } = await readReply(await sent)
    expect({ text, done }).toEqual({ text: 'Read, not kept.', done: true })
    expect(events.flatMap((event) => ('error' in event ? [event.error] : []))).toEqual([
      {
        code: 'storage_full',
        message: 'The disk is full, so this reply is not saved yet. It is saved as soon as that works.',
        requestId: expect.any(String),
      },
    ])
    expect((await member.messages()).at(-1)).toMatchObject({ content: text, status: 'interrupted' })
    await replica.query('drop function full_disk cascade')
    expect(await ended(member)).toMatchObject([{ status: 'complete', uses: 1 }])
    expect((await shown(member)).at(-1)).toEqual(['Read, not kept.', 'complete'])
  })
})
