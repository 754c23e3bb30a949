import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Deps } from '#server/context.ts'
import type { App } from './route.ts'

/** Alive; ready for traffic; and what Prometheus reads. */
export function mountHealth(app: App, deps: Deps): void {
  const metrics = createMetrics(deps)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (!deps.replies.accepting) return c.json({ status: 'stopping' }, 503)
    try {
      await sql`select from schema_migrations limit 1`.execute(deps.database.system)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'database not reachable' }, 503)
    }
  })
  app.get('/metrics', async (c) =>
    c.body(await metrics.metrics(), 200, { 'Content-Type': metrics.contentType }),
  )
}

function createMetrics({ database }: Deps): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'beachhead_database_connections',
    help: 'Connections of the database pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  return registry
}
