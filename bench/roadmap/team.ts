import { setTimeout as sleep } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Person } from './people.ts'

const RECORDS = 500
const RELATIONS = ['User', 'Buyer', 'Budget owner', 'Champion', 'Blocker', 'Expert']

/** Calls an endpoint as somebody, and returns its answer; throws what it refused. */
export async function send<T>(
  url: string,
  { token }: Person,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text) as T
}

/** A venture of these people with 500 records of interviews, brought in as a sheet; returns its id. */
export async function createTeam(url: string, [owner, ...others]: readonly Person[]): Promise<string> {
  if (!owner) throw new Error('A team has an owner')
  const { venture } = await send<{ venture: { id: string } }>(url, owner, '/rest/v1/ventures', {
    name: 'Halide Labs',
  })
  const place = `/rest/v1/ventures/${venture.id}`
  for (const person of others) {
    const { invitation } = await send<{ invitation: { token: string } }>(url, owner, `${place}/invitations`, {
      role: 'member',
    })
    await send(url, person, `/rest/v1/invitations/${invitation.token}/accept`, {})
  }
  const rows = Array.from({ length: RECORDS }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (at % 300))).toISOString().slice(0, 10)
    return `Person ${at},Plant ${at % 120},${day},${RELATIONS[at % RELATIONS.length]},Segment ${at % 5},The sorbent fouls in week ${at}`
  })
  const text = ['Who,Organisation,Date,Relation,Segment,What was learnt', ...rows].join('\n')
  const { import: read } = await send<{ import: { id: string } }>(url, owner, `${place}/imports`, {
    format: 'csv',
    text,
  })
  const { taken } = await send<{ taken: number }>(url, owner, `${place}/imports/${read.id}/take`, {})
  if (taken !== RECORDS) throw new Error(`${taken} of ${RECORDS} rows were taken`)
  for (const person of others) await send(url, person, `/rest/v1/dashboard?venture=${venture.id}`)
  return venture.id
}

/** Milliseconds of reads, one after another, by everybody in turn: the dashboard, and the list of records. */
export async function timeTeamReads(url: string, team: readonly Person[], ventureId: string, times: number) {
  const [dashboards, lists]: [number[], number[]] = [[], []]
  for (let n = 0; n < times; n += 1) {
    for (const person of team) {
      const began = performance.now()
      await send(url, person, '/rest/v1/dashboard')
      dashboards.push(performance.now() - began)
      const listed = performance.now()
      await send(url, person, `/rest/v1/ventures/${ventureId}/records`)
      lists.push(performance.now() - listed)
    }
  }
  return { dashboards, lists }
}

/** Milliseconds from one person's change until the open screens of all have read the new dashboard. */
export async function timeTeamChanges(
  url: string,
  team: readonly Person[],
  times: number,
): Promise<number[]> {
  const stop = new AbortController()
  const feeds = await Promise.all(team.map((person) => openFeed(url, person, stop.signal)))
  const [writer] = team
  if (!writer) return []
  const all: number[] = []
  for (let n = 0; n < times; n += 1) {
    await sleep(50)
    const began = performance.now()
    const change = { field: 'application', before: null, after: `orchard number ${n} of ${began}` }
    const edited = send(url, writer, '/rest/v1/dashboard', change, 'PATCH')
    await Promise.all(
      team.map(async (person, at) => {
        await feeds[at]?.next()
        await send(url, person, '/rest/v1/dashboard')
      }),
    )
    all.push(performance.now() - began)
    await edited
  }
  stop.abort()
  return all
}

/** What an open screen listens to. */
export interface Feed {
  /** Waits for the next change of the roadmap. */
  next(): Promise<void>
  /** Waits until the server has ended the feed. */
  ended(): Promise<void>
}

/** Opens the feed of an open screen. */
export async function openFeed(url: string, { token }: Person, signal: AbortSignal): Promise<Feed> {
  const response = await fetch(`${url}/realtime/v1`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  })
  if (!response.body) throw new Error('The feed has no body')
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  const next = async (isWanted: (event: { event?: string | undefined; data: string }) => boolean) => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The feed ended')
      if (isWanted(value)) return
    }
  }
  await next(({ event }) => event === 'ready')
  return {
    next: () => next(({ data }) => data.includes('dashboard_config')),
    async ended() {
      while (!(await reader.read()).done) {
        // What comes before the end.
      }
    },
  }
}
