import { isIPv6 } from 'node:net'

/** The part of an address that one subscriber has to themselves: a whole IPv4 address, or an IPv6 /64. */
export function subnet(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  // The URL parser writes an IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array<string>(missing).fill('0'), ...rest]
  return `${all.slice(0, 4).join(':')}::/64`
}
