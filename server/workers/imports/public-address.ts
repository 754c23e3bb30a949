import ipaddr from 'ipaddr.js'

/** Addresses of IPv6 that are handed out to anybody; what lies elsewhere is private, local, or leads to IPv4. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an address is one of the public internet: not of this machine, a private network, a cloud's own services or a
 * test, in IPv4, in IPv6, and in IPv6 that stands for IPv4.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL))
}
