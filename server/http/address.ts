import type { HttpBindings } from '@hono/node-server'

/**
 * The network address to believe: the socket's, or with `trustProxy` = n the n-th from the right of
 * X-Forwarded-For, which the n-th trusted proxy wrote. Anything further left is the client's own claim.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string | undefined {
  if (trustProxy === 0) return normalise(socketAddress)
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return normalise(hops.at(-trustProxy)) ?? normalise(socketAddress)
}

/** The socket's address of a request served by Node; none in a request made without a port. */
export function socketAddress(env: unknown): string | undefined {
  return (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress
}

function normalise(address: string | undefined): string | undefined {
  if (!address) return undefined
  return address.replace(/^::ffff:/, '').replace(/^\[(.*)\]$/, '$1')
}
