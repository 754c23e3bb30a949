import { aptProgram } from './apt.ts'

/** The proxies whose configuration we ship, and openssl for a certificate of a test. */
export interface Proxies {
  readonly nginx: string
  readonly caddy: string
  readonly openssl: string
}

/** Their programs: this machine's, else Debian's; undefined when one cannot be had. */
export async function findProxies(): Promise<Proxies | undefined> {
  const nginx = process.env.NGINX ?? (await aptProgram('nginx', '/usr/sbin/nginx'))
  const caddy = process.env.CADDY ?? (await aptProgram('caddy', '/usr/bin/caddy'))
  const openssl = await aptProgram('openssl', '/usr/bin/openssl')
  return nginx && caddy && openssl ? { nginx, caddy, openssl } : undefined
}
