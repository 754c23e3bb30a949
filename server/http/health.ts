import { sql } from 'kysely'
import type { Deps } from '#server/context.ts'
import { guard } from './guard.ts'
import type { App } from './route.ts'
import { UNDECLARED } from './undeclared.ts'

/** Alive; ready for traffic; and what Prometheus reads. */
export function mountHealth(app: App, deps: Deps): void {
  const { registry } = deps.metrics
  app.get('/healthz', guard(UNDECLARED['GET /healthz']), (c) => c.json({ status: 'ok' }))
  app.get('/readyz', guard(UNDECLARED['GET /readyz']), async (c) => {
    if (!deps.replies.accepting) return c.json({ status: 'stopping' }, 503)
    try {
      await sql`select from schema_migrations limit 1`.execute(deps.database.system)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database not reachable' }, 503)
    }
  })
  app.get('/metrics', guard(UNDECLARED['GET /metrics']), async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
}
