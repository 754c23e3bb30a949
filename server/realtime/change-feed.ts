import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { BoundedClient } from '#server/db/bounded-client.ts'
import type { Log } from '#server/runtime/log.ts'
import { retry } from '#server/runtime/retry.ts'
import { ChangeEvent } from '#shared/events.ts'
import { createRecentChanges, type RecentChanges } from './recent-changes.ts'

const Payload = ChangeEvent.extend({ user_id: z.string() })
/** How long to wait before listening again, and before each new try when that failed, in milliseconds. */
const RECONNECT_MS = 100
const RETRY_MS = [500, 1000, 2000]
/** How often the connection is asked whether it still hears, and how long it may take to come about, in milliseconds. */
const ASK_MS = 10_000
const CONNECT_MS = 10_000

/** What a listener gets: a change in that person's data, or that changes may have been missed. */
export type Change = ChangeEvent | 'resync'
export type ChangeListener = (change: Change) => void

/** The one connection of a process that hears what happens in the database, for everyone it serves. */
export interface ChangeFeed {
  /** Hears the changes in one person's data. Returns how to stop. */
  subscribe(userId: string, listener: ChangeListener): () => void
  /** What this process heard lately. */
  readonly recent: Pick<RecentChanges, 'last'>
  close(): Promise<void>
}

export interface ChangeFeedOptions {
  readonly connection: pg.ClientConfig
  readonly log: Log
  /** Someone asked for a reply to stop that this process may be writing. */
  readonly onStop: (generationId: string) => void
  /** What the installation calls itself was changed, or may have been. */
  readonly onSite: () => void
  /** Taken on each connection, to show the other processes that this one lives. */
  readonly presence: { readonly lockClass: number; readonly runner: number }
}

/** Starts listening. NOTIFY has no replay: after a broken connection every listener is told to fetch again. */
export async function openChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const { log } = options
  const { tell, tellAll, subscribe } = createListeners()
  const recent = createRecentChanges()
  const closing = new AbortController()
  let client: pg.Client

  const connect = async () => {
    const fresh = new BoundedClient({
      ...options.connection,
      application_name: 'beachhead feed',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'stops') return options.onStop(payload)
      if (channel === 'site') return options.onSite()
      const parsed = Payload.safeParse(JSON.parse(payload))
      if (!parsed.success) return
      const { user_id: userId, ...change } = parsed.data
      recent.add(userId, change)
      tell(userId, change)
    })
    try {
      await prepare(fresh)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    recent.restart()
    fresh.on('end', () => void reconnect())
    client = fresh
    if (closing.signal.aborted) await fresh.end()
  }

  const prepare = async (fresh: pg.Client) => {
    await fresh.connect()
    await fresh.query('select pg_advisory_lock_shared($1, $2)', [
      options.presence.lockClass,
      options.presence.runner,
    ])
    await fresh.query('listen changes')
    await fresh.query('listen stops')
    await fresh.query('listen site')
  }

  const reconnect = async () => {
    if (closing.signal.aborted) return
    const { signal } = closing
    await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {})
    const again = (err: unknown) => {
      log.warn({ err }, 'Changes cannot be listened to; trying again')
      return true
    }
    const connected = await retry(connect, { pauses: RETRY_MS, signal, again }).then(
      () => true,
      () => false,
    )
    if (!connected) return
    options.onSite()
    tellAll('resync')
  }

  await connect()
  // One that was dropped without a word is silent for ever, and only a question without an answer tells.
  const asking = setInterval(() => void client.query('select').catch(() => {}), ASK_MS).unref()
  return {
    subscribe,
    recent,
    async close() {
      closing.abort()
      clearInterval(asking)
      await client.end()
    },
  }
}

/** Whoever waits for a person's changes in this process. */
function createListeners() {
  const listeners = new Map<string, Set<ChangeListener>>()
  const tell = (userId: string, change: Change) => {
    for (const listener of listeners.get(userId) ?? []) listener(change)
  }
  return {
    tell,
    tellAll: (change: Change) => {
      for (const userId of listeners.keys()) tell(userId, change)
    },
    subscribe: (userId: string, listener: ChangeListener) => {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
  }
}
