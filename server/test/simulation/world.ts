import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { cloneDatabase, startTestServer, type TestServer } from '../server.ts'
import { until } from '../until.ts'
import { type CutLine, openLine } from './cut-line.ts'
import { type Provider, startProvider } from './provider.ts'
import { type Fault, REPLICAS } from './schedule.ts'

/** Free messages of a visit, as in production; the other limits are out of the way of many schedules. */
export const FREE_MESSAGES = 6
const LIMITS = { ANONYMOUS_MESSAGE_LIMIT: String(FREE_MESSAGES), ANONYMOUS_DAILY_LIMIT: '100000000' }

/** The replicas' own sweep, more often than in production, so that schedules are short. */
const SWEEP_MS = 100
/** A reply that nobody writes and that is not found within this time streams for ever, as the invariants will tell. */
const FOUND_MS = 20_000

/** Replicas on one database, each behind a line that can be cut. */
export interface World extends AsyncDisposable {
  readonly provider: Provider
  /** The replica as it is now; a restart puts another in its place. */
  replica(index: number): TestServer
  /** Brings a fault about; resolves when it is over. */
  suffer(fault: Fault): Promise<void>
  /** Waits until no process writes any of these replies, and until the replicas' sweep has found what is left of them. */
  settle(generationsOf: () => Promise<string[]>): Promise<void>
}

export async function openWorld(): Promise<World> {
  const database = await cloneDatabase()
  const provider = await startProvider()
  const lines: CutLine[] = []
  const servers: TestServer[] = []
  const leaving = new Set<TestServer>()
  const left: Promise<void>[] = []
  const start = (line: CutLine) =>
    startTestServer({
      database,
      env: { ...provider.env, ...LIMITS, DATABASE_URL: line.url },
      sweepEvery: SWEEP_MS,
    })
  for (let index = 0; index < REPLICAS; index++) {
    const line = await openLine(database)
    lines.push(line)
    servers.push(await start(line))
  }
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index]
    if (!found) throw new Error(`There is no replica ${index}`)
    return found
  }

  const leave = async (server: TestServer) => {
    leaving.add(server)
    await server[Symbol.asyncDispose]()
    leaving.delete(server)
  }
  let restarting = Promise.resolve()
  const restart = async (index: number) => {
    const old = at(servers, index)
    const line = at(lines, index)
    // Its line may be cut just then: whoever supervises it starts it again.
    servers[index] = await until(() => start(line).catch(() => undefined), 30_000)
    left.push(leave(old))
  }
  const bury = async (dead: TestServer, line: CutLine) => {
    await dead[Symbol.asyncDispose]()
    await line[Symbol.asyncDispose]()
  }
  /** As a killed process is to all the others: what it still tries reaches nobody. */
  const die = async (index: number) => {
    const [dead, deadLine] = [at(servers, index), at(lines, index)]
    const line = await openLine(database)
    servers[index] = await start(line)
    lines[index] = line
    deadLine.cut()
    left.push(bury(dead, deadLine))
  }
  const cut = async (index: number, ms: number, sweep: boolean) => {
    at(lines, index).cut()
    await sleep(ms / 3)
    const other = at(servers, (index + 1) % REPLICAS)
    if (sweep) await other.query(AGE_LOST)
    await sleep((ms * 2) / 3)
    at(lines, index).heal()
  }

  return {
    provider,
    replica: (index) => at(servers, index),
    async suffer(fault) {
      await sleep(fault.at)
      // One at a time, as a deployment goes from replica to replica.
      if (fault.kind === 'restart') {
        restarting = restarting.then(() => restart(fault.replica))
        return restarting
      }
      if (fault.kind === 'death') {
        restarting = restarting.then(() => die(fault.replica))
        return restarting
      }
      if (fault.kind === 'cut') return cut(fault.replica, fault.for, fault.sweep)
      vi.setSystemTime(Date.now() + fault.hours * 3_600_000)
    },
    async settle(generationsOf) {
      for (const line of lines) line.heal()
      // One that leaves may still be storing a message whose sender heard nothing.
      await until(() => leaving.size === 0, 60_000)
      const ids = await generationsOf()
      const isWritten = (id: string) =>
        servers.some(({ runtime }) => runtime.deps.replies.find(id) !== undefined)
      await until(() => !ids.some(isWritten), 60_000)
      const [first] = servers
      if (!first) return
      // Nobody is asked to sweep: what is left must be found by the replicas' own jobs.
      await until(async () => {
        await first.query(AGE_UNWRITTEN, [ids])
        const { length } = await first.query(STREAMING, [ids])
        return length === 0
      }, FOUND_MS).catch(() => {})
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map(leave))
      await Promise.all(left)
      for (const line of lines) await line[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

/** Replies whose process holds its lock no more. */
const LOST = `not exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()) and objid = runner::oid)`

/** As if more than the sweep's grace had passed for what a dead process left. */
const AGE_LOST = `
  update generations set heartbeat_at = now() - interval '6 seconds' where status = 'streaming' and ${LOST}`

/**
 * The same for these replies, which nobody writes; those of a process that lives and never heard that they were stored
 * are found after 30 s without a sign of life.
 */
const AGE_UNWRITTEN = `
  update generations set heartbeat_at = now() - case when ${LOST} then interval '6 seconds' else interval '31 seconds' end
  where id = any($1) and status = 'streaming'`

const STREAMING = `select from generations where id = any($1) and status = 'streaming'`
