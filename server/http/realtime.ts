import { requireSession } from '#server/auth/policies.ts'
import { findSession } from '#server/auth/session.ts'
import type { ChangeFeed } from '#server/realtime/change-feed.ts'
import { AppError } from '#shared/errors.ts'
import type { App } from './route.ts'
import { eventStream, STREAM_HEADERS } from './sse.ts'

/** Realtime heartbeat (product.md section 9). */
const HEARTBEAT_MS = 25_000
/** How often an open stream's session is looked at again; a revoked one ends within this time. */
const SESSION_CHECK_MS = 4_000
/** Streams one person may hold open. */
const STREAMS_PER_PERSON = 20

/** Changes to the caller's data as server-sent events. */
export function mountRealtime(app: App, feed: ChangeFeed): void {
  const open = new Map<string, number>()

  app.get('/realtime/v1', (c) => {
    const ctx = c.get('ctx')
    const { userId } = requireSession(ctx.actor)
    const bearer = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
    if ((open.get(userId) ?? 0) >= STREAMS_PER_PERSON) {
      throw new AppError('rate_limited', 'Too many open windows. Close one and try again.')
    }
    open.set(userId, (open.get(userId) ?? 0) + 1)
    const body = eventStream((writer) => {
      writer.send('event: ready\ndata: {}\n\n')
      const unsubscribe = feed.subscribe(userId, (change) => {
        writer.send(change === 'resync' ? 'event: resync\ndata: {}\n\n' : `data: ${JSON.stringify(change)}\n\n`)
      })
      const check = setInterval(async () => {
        const session = await findSession(ctx.database.system, bearer).catch(() => 'unknown' as const)
        if (session === undefined) writer.end()
      }, SESSION_CHECK_MS)
      return () => {
        unsubscribe()
        clearInterval(check)
        const left = (open.get(userId) ?? 1) - 1
        if (left === 0) open.delete(userId)
        else open.set(userId, left)
      }
    }, HEARTBEAT_MS)
    return c.body(body, 200, STREAM_HEADERS)
  })
}
