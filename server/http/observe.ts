import { context, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#server/runtime/log.ts'
import { tracer } from '#server/runtime/tracing.ts'
import type { Deps } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import type { HttpEnv } from './route.ts'

interface Answer {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/**
 * Counts, traces and, when it failed, logs each request by its route: addresses can hold ids and secrets, routes
 * cannot.
 */
export function observeRequests({ metrics, log }: Pick<Deps, 'metrics' | 'log'>): MiddlewareHandler<HttpEnv> {
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
        const seconds = (performance.now() - began) / 1000
        metrics.requestAnswered({ method, route, status, seconds })
        if (status >= 400) logFailure(log, c, { method, route, status, ms: Math.round(seconds * 1000) })
      }
    })
  }
}

/** Logs a failure of ours or of a provider for the operator; a caller's mistake is for debugging only. */
function logFailure(log: Log, c: Context<HttpEnv>, answer: Answer): void {
  const [requestId, code] = [c.get('requestId'), c.get('errorCode')]
  const broken = answer.status >= 500
  const level = code === 'internal' ? 'error' : broken || code?.startsWith('upstream_') ? 'warn' : 'debug'
  // An error in our own words says no more than its code.
  const err = broken && !(c.error instanceof AppError) ? c.error : undefined
  log[level]({ requestId, ...answer, code, err }, 'A request failed')
}
