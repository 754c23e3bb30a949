import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useEffectEvent } from 'react'
import type { ChangeEvent, FeedReady } from '#shared/events.ts'
import { apiFetch } from './api.ts'
import { connection as network } from './connection.ts'
import { sessionStore } from './session-store.ts'
import { useSession } from './use-session.ts'

type Table = ChangeEvent['table']
/** Called with a change, or with nothing when any number of changes may have been missed: fetch again. */
type Handler = (change?: ChangeEvent) => void

/** Waits before the first, second, third and every further new try (product.md section 9); milliseconds. */
const RECONNECT_DELAYS = [1000, 2000, 5000, 10_000]
/** The server shows life every 25 s; silence this long means that the connection is dead. */
const SILENCE_MS = 60_000
/** The first connection is asked for what changed this much earlier as well: as long as the asking may take. */
const ASKING_MS = 2000

const handlers = new Set<{ tables: string; handle: Handler }>()
let connection: AbortController | undefined

/**
 * When the oldest answer may have been asked for that is shown, in milliseconds of this page: what changed since then
 * is all that a first connection can have missed. Undefined once something was shown that is older, or may be.
 */
let readSince: number | undefined = 0
let reader = sessionStore.get().user?.id
sessionStore.subscribe(() => {
  const next = sessionStore.get().user?.id
  // What was shown to one person is shown to no other.
  if (next && next !== reader) readSince = performance.now()
  reader = next
})
network.subscribe(() => {
  if (network.get()) readSince = undefined
})

/**
 * Calls `handler` on each change to the signed-in person's rows in one of `tables`, over one shared connection; when
 * changes may have been missed once, however many tables there are.
 */
export function useChanges(tables: Table | readonly Table[], handler: Handler): void {
  const handle = useEffectEvent(handler)
  const names = [tables].flat().join(' ')
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    const entry = { tables: names, handle: (change?: ChangeEvent) => handle(change) }
    handlers.add(entry)
    connection ??= open(userId)
    return () => {
      handlers.delete(entry)
      if (handlers.size > 0) return
      connection?.abort()
      connection = undefined
    }
  }, [names, userId])
}

function open(userId: string): AbortController {
  const controller = new AbortController()
  void keepConnected(userId, controller.signal)
  return controller
}

async function keepConnected(userId: string, closed: AbortSignal): Promise<void> {
  let failures = 0
  while (!closed.aborted && sessionStore.get().user?.id === userId) {
    await listen(closed, () => {
      failures = 0
    }).catch(() => {})
    if (closed.aborted) return
    await pause(RECONNECT_DELAYS[Math.min(failures, RECONNECT_DELAYS.length - 1)] ?? 0, closed)
    failures += 1
  }
}

/** Reads one connection until it ends, fails, or falls silent. */
async function listen(closed: AbortSignal, onReady: () => void): Promise<void> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE_MS)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE_MS)
  }
  const since = readSince
  try {
    const signal = AbortSignal.any([closed, silent.signal])
    const headers = { Accept: 'text/event-stream' }
    const recent = since === undefined ? 0 : Math.ceil(performance.now() - since + ASKING_MS)
    const response = await apiFetch(`/realtime/v1?recent=${recent}`, { headers, signal }, { retry: false })
    if (!response.ok || !response.body) return
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: alive }))
      .getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      alive()
      if (value.event === 'ready') {
        onReady()
        const { reach = 0 } = JSON.parse(value.data) as Partial<FeedReady>
        const tellsAll = since !== undefined && since === readSince && performance.now() - since <= reach
        if (!tellsAll) announce()
      } else if (value.event === 'resync') announce()
      else announce(JSON.parse(value.data) as ChangeEvent)
    }
  } finally {
    if (readSince === since) readSince = undefined
    clearTimeout(timer)
  }
}

function announce(change?: ChangeEvent): void {
  for (const { tables, handle } of handlers) {
    if (!change || tables.split(' ').includes(change.table)) handle(change)
  }
}

function pause(delay: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay)
    closed.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
