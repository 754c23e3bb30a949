import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { held, startUpstream, type Upstream } from '#server/test/upstream.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'

/** The numbers that docs/trust.md names, where the test command tries fewer. */
const THOUSAND = 1_000
/** As many at a time as wait for the database without a refusal of their own. */
const WAVE = 50
const TIMEOUT = 10 * 60_000

let upstream: Upstream
let server: TestServer
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startTestServer({ env: { ...upstream.env, BOOTSTRAP_PASSCODE: 'open sesame' } })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** Asks a thousand times, in waves; the answers, which nobody may let go of as long as they are to stay open. */
async function thousand(ask: (index: number) => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = []
  for (let from = 0; from < THOUSAND; from += WAVE) {
    answers.push(...(await Promise.all(Array.from({ length: WAVE }, (_, index) => ask(from + index)))))
  }
  return answers
}

function statusesOf(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => server.member()))

test('S35: of 1,000 guesses of the passcode by ten accounts fifty are looked at', {
  timeout: TIMEOUT,
}, async () => {
  const guessers = await people(10)
  const answers = await thousand(async (guess) => {
    const json = { passcode: `guess ${guess}` }
    return (guessers[guess % 10] as Visitor).fetch('/functions/v1/bootstrap-admin', { method: 'POST', json })
  })
  expect(statusesOf(answers)).toEqual({ 403: 50, 429: 950 })
})

test('S37: 1,000 stops before the first word reach the model forty times', { timeout: TIMEOUT }, async () => {
  const { address } = server.visitor()
  const before = upstream.calls.length
  // As many sessions as one address is given in a day.
  const visitors = Array.from({ length: 20 }, () => Object.assign(server.visitor(), { address }))
  for (const visitor of visitors) await visitor.ask('Hello')
  let silent = held()
  upstream.script(silent)
  for (let turn = 0; turn < THOUSAND; turn++) {
    const visitor = visitors[turn % visitors.length] as Visitor
    const sent = visitor.post('Hello')
    const begun = await Promise.race([silent.begun.then(() => true), sent.then(() => false)])
    if (!begun) continue
    await visitor.json(`/functions/v1/chat?conversationId=${visitor.conversationId}`, { method: 'DELETE' })
    await readReply(await sent)
    silent = held()
    upstream.script(silent)
  }
  expect(upstream.calls.length - before).toBe(40)
})

test('S39: of 1,000 streams 300 open from one address, and 20 of one person', {
  timeout: TIMEOUT,
}, async () => {
  const office = server.visitor().address
  const crowd = await people(50)
  const answers = await thousand((index) =>
    Object.assign(server.visitor(), { address: office, token: crowd[index % 50]?.token }).fetch(
      '/realtime/v1',
    ),
  )
  expect(statusesOf(answers)).toEqual({ 200: 300, 429: 700 })
  await Promise.all(answers.map((answer) => answer.body?.cancel()))

  const member = await server.member()
  const own = await thousand(() =>
    Object.assign(server.visitor(), { token: member.token }).fetch('/realtime/v1'),
  )
  expect(statusesOf(own)).toEqual({ 200: 20, 429: 980 })
  await Promise.all(own.map((answer) => answer.body?.cancel()))
})
