import { requireSession } from '#server/auth/policies.ts'
import type { Sessions } from '#server/auth/session.ts'
import type { Change, ChangeFeed } from '#server/realtime/change-feed.ts'
import { ChangesInput, type FeedReady } from '#shared/events.ts'
import { guard } from './guard.ts'
import { type App, parseInput } from './route.ts'
import { answerStream } from './sse.ts'
import { createStreamSlots } from './stream-slots.ts'
import { UNDECLARED } from './undeclared.ts'

/** Realtime heartbeat (product.md section 9). */
const HEARTBEAT_MS = 25_000

/** Changes to the caller's data as server-sent events. */
export function mountRealtime(app: App, feed: ChangeFeed, sessions: Sessions): void {
  const slots = createStreamSlots()

  app.get('/realtime/v1', guard(UNDECLARED['GET /realtime/v1']), (c) => {
    const ctx = c.get('ctx')
    const { userId } = requireSession(ctx.actor)
    const { recent } = parseInput(ChangesInput, c.req.query())
    slots.check(ctx)
    return answerStream(
      c,
      sessions,
      (writer) => {
        const release = slots.take(ctx)
        const unsubscribe = feed.subscribe(userId, (change) => {
          writer.send(encode(change))
          // Who was removed from a venture hears no more of it; a new stream tells of what is still theirs.
          if (change !== 'resync' && change.table === 'ventures' && change.op === 'DELETE') writer.end()
        })
        const { changes, reach } = feed.recent.last(userId, recent)
        writer.send(ready(recent > 0 ? { reach } : {}))
        for (const change of changes) writer.send(encode(change))
        return () => {
          unsubscribe()
          release()
        }
      },
      HEARTBEAT_MS,
    )
  })
}

const ready = (said: Partial<FeedReady>) => `event: ready\ndata: ${JSON.stringify(said)}\n\n`

const encode = (change: Change) =>
  change === 'resync' ? 'event: resync\ndata: {}\n\n' : `data: ${JSON.stringify(change)}\n\n`
