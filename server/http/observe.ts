import { context, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '#server/metrics.ts'
import { tracer } from '#server/tracing.ts'
import type { HttpEnv } from './route.ts'

/** Counts and traces each request by its route: addresses can hold ids and secrets, routes cannot. */
export function observeRequests(metrics: Metrics): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const began = performance.now()
    const { method } = c.req
    const caller = propagation.extract(context.active(), c.req.header())
    await tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, caller, async (span) => {
      try {
        await next()
      } finally {
        const { status } = c.res
        const route = routePath(c)
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'request.id': c.get('requestId'),
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        metrics.requestAnswered({ method, route, status, seconds: (performance.now() - began) / 1000 })
      }
    })
  }
}
