import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { readReply, type Visitor } from '#server/test/visitor.ts'
import type { Dashboard } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const dashboard = (person: Visitor) => person.json<Dashboard>('/rest/v1/dashboard')
const cards = (events: readonly { dashboard_update?: DashboardUpdate | undefined }[]) =>
  events.flatMap((event) => event.dashboard_update ?? [])

describe('a sentence in chat', () => {
  test('becomes evidence, a history entry and a card, each with the words it came from', async () => {
    const member = await server.member()
    const reply = await member.ask('We did 6 interviews with plant managers of dairies this month.')
    const [card] = cards(reply.events)
    expect(card).toMatchObject({
      type: 'evidence_added',
      changes: { evidenceCount: { interview: 6 } },
      needsConfirmation: false,
      summary: 'Interviews: 0 to 6',
    })
    const view = await dashboard(member)
    expect(view.counters.interview).toBe(6)
    const [record] = view.records
    const [message] = await member.messages()
    expect(record?.source).toMatchObject({ messageId: message?.id, conversationId: member.conversationId })
    expect(message?.content).toContain(record?.source.quote)
    expect(view.history[0]).toMatchObject({ what: 'interview', before: '0', after: '6' })
    const rows = await server.query(
      `select evidence_type from evidence_entries where user_id = $1 and confirmed`,
      [view.user_id],
    )
    expect(rows).toEqual(Array(6).fill({ evidence_type: 'interview' }))
  })
})
