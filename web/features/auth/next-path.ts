/**
 * Where to go after signing in: the `next` of a query string when it is a path of this site, else the start.
 * Anything that a browser could read as another host is refused (trust.md S48).
 */
export function nextPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next || !/^\/(?![/\\])/.test(next)) return '/'
  const url = URL.parse(next, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return '/'
  // Back to this page would be a circle.
  if (/^\/auth(\/|$)/i.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
