import { isIP, isIPv4 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/**
 * The network address to believe: the socket's, or with `trustProxy` = n the n-th from the right of
 * X-Forwarded-For, which the n-th trusted proxy wrote. Anything further left is the client's own claim.
 * Undefined when the proxy wrote something else than an address: to count everybody on the proxy's own would let one
 * caller use up what all have. A request without the header came past the proxies, so the socket's address is the caller's.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string | undefined {
  if (trustProxy === 0 || forwardedFor === undefined) return normalise(socketAddress)
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return normalise(hops.at(-trustProxy))
}

/** The socket's address of a request served by Node; none in a request made without a port. */
export function socketAddress(env: unknown): string | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
}

/** An address without the port that some proxies write (1.2.3.4:567, [::1]:567), and IPv4 as such. */
function normalise(written = ''): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
  const mapped = bare.replace(/^::ffff:/i, '')
  const address = isIPv4(mapped) ? mapped : bare
  return isIP(address) === 0 ? undefined : address
}
