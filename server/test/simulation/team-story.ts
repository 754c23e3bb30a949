import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEvents } from '../read-events.ts'
import { begin, idOf, joined } from '../ventures/team.ts'
import type { Visitor } from '../visitor.ts'
import { letters } from './people.ts'
import { REPLICAS, type TeamAct } from './schedule.ts'
import type { World } from './world.ts'

/** Tries of a call whose answer was lost, as a browser sends it again. */
const TRIES = 12
const PATIENCE_MS = 150

/** A record, or a message that tells of one, as its writer knows it. */
export interface Written {
  readonly organisation: string
  /** `unknown` where no answer ever came. */
  state: 'added' | 'removed' | 'refused' | 'unknown'
  readonly by: TeamAct['who']
  readonly kind: 'record' | 'message'
  /** Of a record, once it is known. */
  id?: string
}

/** A venture of several people at work. */
export interface Team {
  readonly id: string
  readonly people: Readonly<Record<TeamAct['who'] | 'stranger', Visitor>>
  readonly written: Written[]
  readonly violations: string[]
  /** Whether the member was taken out, as its owner was told. */
  readonly isRemoved: () => boolean
  act(): Promise<void>
}

interface Answered {
  readonly status: number
  readonly body: { code?: string; record?: { id: string } }
}

/** `name` makes the names of the organisations, each of its own. */
export async function gather(world: World, acts: readonly TeamAct[], name: string): Promise<Team> {
  const first = world.replica(0)
  const owner = await first.member()
  const id = await begin(owner)
  const member = await joined(first, owner, id, 'member')
  const mentor = await joined(first, owner, id, 'mentor')
  const people = { owner, member, mentor, stranger: await first.member() }
  const memberId = await idOf(member)
  const written: Written[] = []
  const violations: string[] = []
  let removed = false
  const records = `/rest/v1/ventures/${id}/records`

  /** Sends until an answer comes; undefined where none ever did. */
  const call = async (who: Visitor, replica: number, method: string, path: string, json?: object) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await sleep(PATIENCE_MS)
      const url = world.replica((replica + attempt) % REPLICAS).url
      const response = await who
        .at(url)
        .fetch(path, { method, ...(json && { json }) })
        .catch(() => undefined)
      if (response?.status === 500) violations.push(`${method} ${path} was answered 500`)
      if (!response || response.status >= 500) continue
      const body = (await response.json().catch(() => undefined)) as Answered['body'] | undefined
      if (body) return { status: response.status, body }
    }
    return undefined
  }

  /** What somebody may do who began this after they were removed, or who only reads. */
  const refuse = (act: TeamAct, wasRemoved: boolean, answer: Answered | undefined) => {
    const mayNot = act.who === 'mentor' || (act.who === 'member' && wasRemoved)
    if (mayNot && answer && answer.status < 400) violations.push(`${act.who} was let in to ${act.does}`)
    if (answer?.status === 401) violations.push(`${act.who} was signed out`)
  }
  const next = (by: Written['by'], kind: Written['kind']): Written => {
    const one: Written = { organisation: `${name}${letters(written.length, 2)}`, state: 'unknown', by, kind }
    written.push(one)
    return one
  }
  const someRecord = (which: number) => {
    const known = written.filter(({ kind, state, id }) => kind === 'record' && state === 'added' && id)
    return known.at(-1 - (which % Math.max(1, known.length)))
  }

  const say = async ({ who, replica }: TeamAct) => {
    const one = next(who, 'message')
    const text = `${one.organisation} signed a letter of intent.`
    const messageId = randomUUID()
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await sleep(PATIENCE_MS)
      world.provider.expect(text, { kind: 'whole', pieces: 2, gap: 0 })
      const visitor = people[who].at(world.replica((replica + attempt) % REPLICAS).url)
      const response = await visitor.post(text, { messageId }).catch(() => undefined)
      const taken = response?.headers.get('X-Conversation-Id')
      if (taken) Object.assign(one, { state: 'added' })
      if (taken) people[who].conversationId = taken
      if (!response || (response.status >= 500 && !taken)) continue
      if (!response.ok) return void (await response.body?.cancel())
      for await (const _ of readEvents(response)) {
        // To its end, or until its replica is gone.
      }
      return
    }
  }

  const perform = async (act: TeamAct): Promise<void> => {
    await sleep(act.pause)
    const { who, replica } = act
    const wasRemoved = removed
    const told = (method: string, path: string, json?: object) =>
      call(people[who], replica, method, path, json)
    switch (act.does) {
      case 'add': {
        const one = next(who, 'record')
        const interview = { type: 'interview', who: 'Petra Lang', date: '2026-06-01' }
        const answer = await told('POST', records, { ...interview, organisation: one.organisation })
        refuse(act, wasRemoved, answer)
        if (answer) one.state = answer.status < 400 ? 'added' : 'refused'
        const made = answer?.body.record
        if (made) one.id = made.id
        return
      }
      case 'change': {
        const one = someRecord(act.which)
        if (!one) return
        const answer = await told('PATCH', `${records}/${one.id}`, { next_step: `Call ${act.which}` })
        return refuse(act, wasRemoved, answer)
      }
      case 'remove': {
        const one = someRecord(act.which)
        if (!one) return
        const answer = await told('DELETE', `${records}/${one.id}`, {})
        refuse(act, wasRemoved, answer)
        const isGone = answer && (answer.status < 400 || answer.body.code === 'not_found')
        // Without an answer nobody knows.
        if (isGone) one.state = 'removed'
        else if (!answer) one.state = 'unknown'
        return
      }
      case 'read': {
        const answer = await told('GET', records)
        if (who === 'member' && wasRemoved && answer && answer.status !== 404)
          violations.push(`Who was removed is answered ${answer.status}`)
        return
      }
      case 'say':
        return who === 'mentor' ? undefined : say(act).catch(() => {})
      case 'remove member': {
        const path = `/rest/v1/ventures/${id}/members/${memberId}`
        const answer = await call(owner, replica, 'DELETE', path, {})
        if (answer && (answer.status < 400 || answer.body.code === 'not_found')) removed = true
      }
    }
  }

  return {
    id,
    people,
    written,
    violations,
    isRemoved: () => removed,
    async act() {
      const byPerson = Map.groupBy(acts, ({ who }) => who)
      const inOrder = async (own: readonly TeamAct[]) => {
        for (const act of own) await perform(act)
      }
      await Promise.all([...byPerson.values()].map(inOrder))
    },
  }
}
