import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import pg from 'pg'
import type { Product } from '../lib/product.ts'
import { section } from '../markdown/reply.ts'
import { messages } from '../roadmap/sentences.ts'
import { fill } from '../search/data.ts'

/** Sentences that are read for the roadmap, in the conversation that becomes the long one. */
const TOLD = 16
/** Further messages of that conversation, questions and replies in turn. */
const LONG = 120
/** What the sidebar lists besides. */
const OTHERS = { conversations: 40, messages: 6 }

/**
 * Gives the first account of `server` a filled roadmap, a list of conversations and a long one; returns the address of
 * the long one.
 */
export async function layOut(server: Product): Promise<string> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    const userId = await ownerOf(client)
    await fill(client, userId, OTHERS, 1)
    const id = await tell(server, messages(), TOLD)
    const said = messages()
    const contents = Array.from({ length: LONG }, (_, at) =>
      at % 2 === 1 ? section(at) : (said.next().value ?? ''),
    )
    await client.query(
      `insert into chat_messages (conversation_id, user_id, role, content, status, created_at)
       select $1, $2, case when at % 2 = 1 then 'user' else 'assistant' end, content, 'complete',
         now() + make_interval(secs => at)
       from unnest($3::text[]) with ordinality as message (content, at)`,
      [id, userId, contents],
    )
    return `/c/${id}`
  } finally {
    await client.end()
  }
}

async function ownerOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from auth."user" order by email limit 1')
  if (!rows[0]) throw new Error('There is no account')
  return rows[0].id
}

/** Sends sentences over HTTP, one after another; returns the id of their conversation. */
async function tell(server: Product, said: Iterator<string>, count: number): Promise<string> {
  let conversationId: string | undefined
  for (let sent = 0; sent < count; sent += 1) {
    const response = await fetch(`${server.url}/functions/v1/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${server.tokens[0]}` },
      body: JSON.stringify({
        messages: [{ role: 'user', content: said.next().value }],
        conversationId,
        messageId: randomUUID(),
      }),
    })
    const text = await response.text()
    if (!text.includes('[DONE]')) throw new Error(`No reply: ${response.status} ${text}`)
    conversationId = response.headers.get('x-conversation-id') ?? conversationId
  }
  if (!conversationId) throw new Error('The server named no conversation')
  return conversationId
}

/** Keeps the first account's session in the profile that Lighthouse opens its pages in. */
export async function signIn(server: Product, port: number): Promise<void> {
  const client = new pg.Client(server.connection)
  await client.connect()
  const userId = await ownerOf(client).finally(() => client.end())
  const user = { id: userId, email: 'ada1@example.org', fullName: 'Ada' }
  const session = { token: server.tokens[0], user, receivedAt: Date.now(), lifeMs: 86_400_000 }
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
    await page.goto(`${server.url}/favicon.svg`)
    await page.evaluate((kept) => localStorage.setItem('beachhead.auth', kept), JSON.stringify(session))
    await page.close()
  } finally {
    await browser.close()
  }
}
