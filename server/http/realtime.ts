import { requireSession } from '#server/auth/policies.ts'
import type { Sessions } from '#server/auth/session.ts'
import type { ChangeFeed } from '#server/realtime/change-feed.ts'
import { AppError } from '#shared/errors.ts'
import type { App } from './route.ts'
import { answerStream } from './sse.ts'

/** Realtime heartbeat (product.md section 9). */
const HEARTBEAT_MS = 25_000
/** Streams one person may hold open. */
const STREAMS_PER_PERSON = 20

/** Changes to the caller's data as server-sent events. */
export function mountRealtime(app: App, feed: ChangeFeed, sessions: Sessions): void {
  const open = new Map<string, number>()

  app.get('/realtime/v1', (c) => {
    const { userId } = requireSession(c.get('ctx').actor)
    if ((open.get(userId) ?? 0) >= STREAMS_PER_PERSON) {
      throw new AppError('rate_limited', 'Too many open windows. Close one and try again.')
    }
    return answerStream(
      c,
      sessions,
      (writer) => {
        open.set(userId, (open.get(userId) ?? 0) + 1)
        const unsubscribe = feed.subscribe(userId, (change) => {
          writer.send(
            change === 'resync' ? 'event: resync\ndata: {}\n\n' : `data: ${JSON.stringify(change)}\n\n`,
          )
        })
        writer.send('event: ready\ndata: {}\n\n')
        return () => {
          unsubscribe()
          const left = (open.get(userId) ?? 1) - 1
          if (left === 0) open.delete(userId)
          else open.set(userId, left)
        }
      },
      HEARTBEAT_MS,
    )
  })
}
