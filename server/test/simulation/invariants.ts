import { isDeepStrictEqual } from 'node:util'
import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { deriveConfig } from '#server/roadmap/derive-config.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { dashboardOf } from '../roadmap.ts'
import type { TestServer } from '../server.ts'
import type { Cast } from './people.ts'
import { FREE_MESSAGES, type World } from './world.ts'

/** Replies given back to one visitor at most (S37). */
const REFUNDS = 3

interface MessageRow {
  id: string
  conversation_id: string
  session_id: string | null
  role: string
  content: string
  status: string
  superseded: boolean
  client_id: string | null
}

interface ReplyRow {
  id: string
  user_message_id: string
  reply_id: string
  status: string
  usages: number
}

/** Every conversation of one person, by the beginning of their texts. */
const CONVERSATIONS = `select conversation_id from chat_messages where role = 'user' and content like $1`

export async function generationIds(server: TestServer, prefix: string): Promise<string[]> {
  const rows = await server.query<{ id: string }>(
    `select id from generations where conversation_id in (${CONVERSATIONS})`,
    [`${prefix}%`],
  )
  return rows.map(({ id }) => id)
}

/** Returns what does not hold of a person's data, in sentences; nothing when all is well. */
export async function violationsOf(world: World, actor: Cast, name: string): Promise<string[]> {
  const server = world.replica(0)
  const messages = await server.query<MessageRow>(
    `select * from chat_messages where conversation_id in (${CONVERSATIONS}) order by seq`,
    [`${name}%`],
  )
  const replies = await server.query<ReplyRow>(
    `select id, user_message_id, reply_id, status, (select count(*)::integer from usage_events
       where generation_id = generations.id and purpose = 'chat') as usages
     from generations where conversation_id in (${CONVERSATIONS})`,
    [`${name}%`],
  )
  return [
    ...actor.violations,
    ...accepted(actor, messages),
    ...answered(world, messages, replies),
    ...(await counted(server, name)),
    ...(actor.kind === 'visitor'
      ? await quota(world, actor, messages, replies)
      : await roadmap(actor, server, messages)),
  ]
}

/** No accepted message lost or doubled, none stored that was refused. */
function accepted({ sent }: Cast, messages: readonly MessageRow[]): string[] {
  return sent.flatMap(({ text, messageId, accepted, refused }) => {
    const stored = messages.filter(({ role, content }) => role === 'user' && content === text)
    const broken: string[] = []
    if (stored.length > 1) broken.push(`"${text}" is stored ${stored.length} times`)
    if (accepted && stored.length === 0) broken.push(`"${text}" was accepted and is lost`)
    if (refused && stored.length > 0) broken.push(`"${text}" was refused and is stored`)
    if (stored.some(({ client_id }) => client_id !== messageId)) broken.push(`"${text}" has another id`)
    return broken
  })
}

/** Checks that the figures count what there is, conversation by conversation. */
async function counted(server: TestServer, name: string): Promise<string[]> {
  const rows = await server.query<{ id: string; kept: number; there: number }>(
    `select conversation_id as id, count(*)::integer as there,
       (select sum(shown)::integer from conversation_days where conversation_id = message.conversation_id) as kept
     from chat_messages message
     where not superseded and conversation_id in (${CONVERSATIONS}) group by conversation_id`,
    [`${name}%`],
  )
  return rows.flatMap(({ kept, there }) =>
    kept === there ? [] : [`A conversation of ${there} messages is counted as ${kept}`],
  )
}

/** Exactly one standing reply for each standing message, in their order, at rest, and of one try's text. */
function answered(world: World, messages: readonly MessageRow[], replies: readonly ReplyRow[]): string[] {
  const broken: string[] = []
  const standing = messages.filter(({ superseded }) => !superseded)
  const byReply = new Map(replies.map((reply) => [reply.reply_id, reply]))
  for (const conversation of new Set(standing.map(({ conversation_id }) => conversation_id))) {
    const thread = standing.filter(({ conversation_id }) => conversation_id === conversation)
    const shape = thread.map(({ role }) => (role === 'user' ? 'u' : 'a')).join('')
    if (!/^(ua)+$/.test(shape)) broken.push(`A conversation stands as ${shape}`)
    for (const [index, { role, id, content, status }] of thread.entries()) {
      if (role === 'user') continue
      const question = thread[index - 1]
      if (byReply.get(id)?.user_message_id !== question?.id)
        broken.push(`A reply stands below another message`)
      const given = world.provider.given(question?.content ?? '')
      const fits = given.some((text) => (status === 'complete' ? text === content : text.startsWith(content)))
      if (!fits && content !== '')
        broken.push(`A ${status} reply reads "${content}", given was ${JSON.stringify(given)}`)
      if (status === 'complete' && content === '') broken.push('A reply is complete without a word')
    }
  }
  for (const { status, superseded, id } of messages) {
    if (status === 'streaming')
      broken.push(`A ${superseded ? 'replaced' : 'standing'} reply is written for ever`)
    const reply = byReply.get(id)
    if (reply && reply.status !== status)
      broken.push(`A reply is ${status} in one place and ${reply.status} in another`)
  }
  for (const { usages } of replies)
    if (usages > 1) broken.push(`The use of a reply is counted ${usages} times`)
  return broken
}

/** Checks that what is counted of a visitor is what was asked of the model, and within the limit. */
async function quota(
  world: World,
  { sent }: Cast,
  messages: readonly MessageRow[],
  replies: readonly ReplyRow[],
): Promise<string[]> {
  const broken: string[] = []
  const sessions = [...new Set(messages.map(({ session_id }) => session_id))]
  let allowed = 0
  for (const session of sessions) {
    const [row] = await world
      .replica(0)
      .query<{ visit_messages: number; refunds: number }>(
        'select visit_messages, refunds from anonymous_sessions where id = $1',
        [session],
      )
    const theirs = new Set(messages.filter(({ session_id }) => session_id === session).map(({ id }) => id))
    const started = replies.filter(({ reply_id }) => theirs.has(reply_id)).length
    const { visit_messages: counted = 0, refunds = 0 } = row ?? {}
    if (counted + refunds !== started)
      broken.push(`${started} replies of a visitor are counted as ${counted}, with ${refunds} given back`)
    const failed = replies.filter(
      ({ reply_id, status }) => theirs.has(reply_id) && status === 'failed',
    ).length
    if (refunds > failed)
      broken.push(`${refunds} messages were given back to a visitor for ${failed} failed replies`)
    if (counted > FREE_MESSAGES || refunds > REFUNDS)
      broken.push(`A visitor has ${counted} and ${refunds} back`)
    allowed += started
  }
  const calls = sent.map(({ text }) => world.provider.calls(text))
  const all = calls.reduce((sum, call) => sum + call.all, 0)
  const again = calls.reduce((sum, call) => sum + call.broken, 0)
  if (all > allowed + again) broken.push(`The model was called ${all} times for ${allowed} counted messages`)
  return broken
}

/** The counters are a fold of the ledger, everywhere, and each standing message is in it once. */
async function roadmap(
  { person, sent }: Cast,
  server: TestServer,
  messages: readonly MessageRow[],
): Promise<string[]> {
  const broken: string[] = []
  const { id } = await person.at(server.url).json<{ id: string }>('/rest/v1/profile')
  await server.runtime.deps.reader.catchUp(id)
  const dashboard = await dashboardOf(person.at(server.url))
  const events = await server.query<{ event: LedgerEvent }>(
    'select event from evidence_events where user_id = $1 order by seq',
    [id],
  )
  const ledger = derive(events.map(({ event }) => event))
  const folded = counters(ledger)
  if (!isDeepStrictEqual(folded, dashboard.counters))
    broken.push(
      `The dashboard counts ${JSON.stringify(dashboard.counters)}, the ledger ${JSON.stringify(folded)}`,
    )
  const [config] = await server.query<{ evidence: unknown }>(
    'select evidence from dashboard_config where user_id = $1',
    [id],
  )
  if (!isDeepStrictEqual(config?.evidence, deriveConfig(ledger).evidence))
    broken.push(
      `Stored evidence is ${JSON.stringify(config?.evidence)}, of the ledger ${JSON.stringify(folded)}`,
    )
  const named = ledger.records.filter(({ state, record }) => state === 'active' && record.type === 'loi')
  const countedFor = (text: string) =>
    named.filter(({ keys }) => keys.includes(text.split(' ')[0]?.toLowerCase() ?? '')).length
  for (const { role, content, superseded } of messages) {
    if (role !== 'user' || superseded) continue
    if (countedFor(content) !== 1)
      broken.push(`"${content}" counts ${countedFor(content)} times in the roadmap`)
  }
  const standing = new Set(messages.filter(({ superseded }) => !superseded).map(({ content }) => content))
  for (const { text, edits } of sent) {
    if (edits !== undefined && standing.has(text) && countedFor(edits) > 0)
      broken.push(`"${edits}" was edited and still counts`)
  }
  return broken
}
