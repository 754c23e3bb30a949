import type { MiddlewareHandler } from 'hono'

/** Whoever has the link may read it; search engines need not, whether they run scripts or not. */
export const unindexed: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex')
}
