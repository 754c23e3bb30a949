import type { MiddlewareHandler } from 'hono'
import { BODY_LIMIT } from '#shared/endpoint.ts'
import { limitBody } from './limit-body.ts'
import { type RateClass, RateExceeded } from './rates.ts'
import type { HttpEnv } from './route.ts'

/** The limits of a door, checked before anything is read. */
export interface Policy {
  /** Without it, `read` for a GET and `write` for anything else. */
  readonly rate?: RateClass | undefined
  /** Largest body, in bytes. */
  readonly body?: number | undefined
}

const policies = new WeakMap<object, Policy>()

/** The policy that a mounted handler holds callers to; undefined when it is no guard. */
export const policyOf = (handler: object): Policy | undefined => policies.get(handler)

/** Refuses callers who call too often (429, with Retry-After) and bodies that are too large (413). */
export function guard(policy: Policy = {}): MiddlewareHandler<HttpEnv> {
  const { body = BODY_LIMIT } = policy
  const handler: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    try {
      c.get('rates').spend(c.get('ctx'), policy.rate ?? (reads ? 'read' : 'write'))
    } catch (error) {
      if (error instanceof RateExceeded) c.header('Retry-After', String(error.seconds))
      throw error
    }
    await limitBody(c, body)
    await next()
  }
  policies.set(handler, { ...policy, body })
  return handler
}
