import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '#server/services/context.ts'
import { guard } from './guard.ts'
import type { App } from './route.ts'
import { UNDECLARED } from './undeclared.ts'

/** Longest wait for the database before it counts as not reachable, in milliseconds. */
const READY_MS = 1_500

/** Alive; ready for traffic; and what Prometheus reads. */
export function mountHealth(app: App, deps: Deps): void {
  const { registry } = deps.metrics
  // While the database hangs, all who ask share one question to it.
  let looking: Promise<boolean> | undefined
  const look = () =>
    sql`select from schema_migrations limit 1`.execute(deps.database.system).then(
      () => true,
      () => false,
    )
  app.get('/healthz', guard(UNDECLARED['GET /healthz']), (c) => c.json({ status: 'ok' }))
  app.get('/readyz', guard(UNDECLARED['GET /readyz']), async (c) => {
    if (!deps.replies.accepting) return c.json({ status: 'stopping' }, 503)
    looking ??= look().finally(() => {
      looking = undefined
    })
    const ready = await Promise.race([looking, sleep(READY_MS, false, { ref: false })])
    return ready ? c.json({ status: 'ready' }) : c.json({ status: 'database not reachable' }, 503)
  })
  app.get('/metrics', guard(UNDECLARED['GET /metrics']), async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
}
