import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { App } from './route.ts'

/** Longer than proxies keep an idle connection, so that they never send on one we are closing. */
const KEEP_ALIVE_MS = 75_000
/** A request must have arrived whole within this time: a body of two megabytes on a slow phone does. */
const REQUEST_MS = 60_000

export interface ListenOptions {
  readonly port: number
  readonly host: string
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number
}

/** Opens the port; rejects when it is taken. */
export async function listen(
  app: App,
  { port, host, requestTimeout = REQUEST_MS }: ListenOptions,
): Promise<Server> {
  const server = serve({
    fetch: app.fetch,
    port,
    hostname: host,
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.ceil(requestTimeout / 2),
    },
  }) as Server
  await once(server, 'listening')
  return server
}
