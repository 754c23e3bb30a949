import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { openTextWorkers, type TextWorkers } from '#server/workers/texts/text-workers.ts'

/** No text is read in less than a millisecond. */
const LONG = 'We interviewed 12 plant managers and one signed a letter of intent. '.repeat(110)

let workers: TextWorkers
let server: TestServer
beforeAll(async () => {
  workers = openTextWorkers({ size: 1, limitMs: 1, warmUp: false, log: { warn: () => {} } })
  server = await startTestServer({ workers })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await workers.close()
})

test('S40: a message that takes too long to read is stored, answered and shown as not read yet', async () => {
  const founder = await server.member()
  const reply = await founder.ask(LONG)
  expect(reply.text).toContain('I couldn’t read this message')
  const messages = await founder.messages()
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(messages[0]?.content).toBe(LONG)
  const unread = async () => (await founder.json<{ unread: number }>('/rest/v1/dashboard')).unread
  await until(async () => (await unread()) === 1)
})

test('a message that was too slow three times is not tried again, and holds up no later one', async () => {
  const founder = await server.member()
  await founder.ask(LONG)
  const job = async () => {
    const [row] = await server.query<{ attempts: number; due: boolean }>(
      `select attempts, next_at < 'infinity' as due from extraction_jobs
       join chat_messages on chat_messages.id = message_id where conversation_id = $1`,
      [founder.conversationId],
    )
    return row
  }
  const { id } = await founder.json<{ id: string }>('/rest/v1/profile')
  await until(async () => (await job())?.attempts === 1)
  await server.runtime.deps.reader.catchUp(id)
  await server.runtime.deps.reader.catchUp(id)
  expect(await job()).toEqual({ attempts: 3, due: false })
  await server.runtime.deps.reader.catchUp(id)
  expect(await job()).toEqual({ attempts: 3, due: false })
})
