import type { Config } from '#server/runtime/config.ts'
import type { SignInProvider } from '#shared/site.ts'

interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

/** Where people may sign in with an account that they have elsewhere, as the environment says. */
export interface Providers {
  readonly google?: Client
  readonly github?: Client
  readonly microsoft?: Client & { readonly tenantId: string }
  /** Any provider that speaks OpenID Connect, by the address that describes it. */
  readonly oidc?: Client & { readonly name: string; readonly discoveryUrl: string }
}

/** The providers whose variables are set; none by default. */
export function readProviders(config: Config): Providers {
  const client = (clientId: string | undefined, clientSecret: string | undefined): Client | undefined =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined
  const microsoft = client(config.MICROSOFT_CLIENT_ID, config.MICROSOFT_CLIENT_SECRET)
  const oidc = client(config.OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET)
  return {
    google: client(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET),
    github: client(config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET),
    microsoft: microsoft && { ...microsoft, tenantId: config.MICROSOFT_TENANT_ID },
    oidc:
      oidc && config.OIDC_DISCOVERY_URL
        ? { ...oidc, name: config.OIDC_NAME, discoveryUrl: config.OIDC_DISCOVERY_URL }
        : undefined,
  }
}

/** Returns what the sign-in page shows of them. */
export function offeredProviders(providers: Providers): SignInProvider[] {
  const names = {
    google: 'Google',
    github: 'GitHub',
    microsoft: 'Microsoft',
    oidc: providers.oidc?.name ?? '',
  }
  return (['google', 'github', 'microsoft', 'oidc'] as const)
    .filter((id) => providers[id])
    .map((id) => ({ id, name: names[id] }))
}
