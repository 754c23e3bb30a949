import { BlockList, isIP } from 'node:net'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addAddress('::1', 'ipv6')

const inner = new BlockList()
inner.addSubnet('10.0.0.0', 8)
inner.addSubnet('172.16.0.0', 12)
inner.addSubnet('192.168.0.0', 16)
inner.addSubnet('fc00::', 7, 'ipv6')

const contains = (list: BlockList, host: string) => {
  const version = isIP(host)
  return version !== 0 && list.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '')

/** Returns whether an address is this machine's own. */
function isLoopback(address: string): boolean {
  const host = hostOf(address)
  return host === 'localhost' || host.endsWith('.localhost') || contains(own, host)
}

/** Returns whether an address is this machine's or of a private network, where servers of models ask for no key. */
export function isPrivate(address: string): boolean {
  const host = hostOf(address)
  // A name without a dot is one of a container beside ours.
  const named = !host.includes('.') && isIP(host) === 0
  return isLoopback(address) || contains(inner, host) || named || /\.(?:local|internal|lan)$/.test(host)
}
