import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { readSiteSettings, type StoredSite } from '#server/db/site.ts'
import { OPEN_SIGN_UP, type PublicSite, SignUpPolicy, SiteConfig, type SiteKey } from '#shared/site.ts'

/** What a browser is told besides the texts; it follows from the environment. */
export type SiteFacts = Omit<PublicSite, keyof SiteConfig | 'signUp'>

/** An image that a page shows. */
export interface Logo {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What this installation calls itself and who may sign up, on every replica as it was saved last. */
export interface Site {
  current(): PublicSite
  /** A partner's logo by its hash. */
  logo(hash: string): Logo | undefined
  /** The texts of the file. */
  readonly file: SiteConfig
  /** Reads again what is saved. */
  refresh(): Promise<void>
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void
}

/** Returns what saved values mean; what is missing or damaged is as in the file, or open. */
export function parseSite(
  stored: Partial<Record<SiteKey, StoredSite>>,
  file: SiteConfig,
): { site: SiteConfig; signUp: SignUpPolicy } {
  return {
    site: SiteConfig.safeParse(stored.site?.value).data ?? file,
    signUp: SignUpPolicy.safeParse(stored.sign_up?.value).data ?? OPEN_SIGN_UP,
  }
}

/** Opens what is saved; `refresh` follows it when the database announces a change. */
export async function openSite(db: Db, file: SiteConfig, facts: SiteFacts): Promise<Site> {
  const listeners: (() => void)[] = []
  let logos = new Map<string, Logo>()
  let shown = { ...facts, ...file, signUp: OPEN_SIGN_UP } as PublicSite
  const refresh = async () => {
    const { site, signUp } = parseSite(await readSiteSettings(db), file)
    const images = new Map<string, Logo>()
    const partners = site.partners.map((partner) => {
      if (!partner.logo) return partner
      const logo = readLogo(partner.logo)
      const hash = createHash('sha256').update(logo.bytes).digest('hex')
      images.set(hash, logo)
      return { ...partner, logo: `/logos/${hash}` }
    })
    const next = { ...facts, ...site, partners, signUp }
    const changed = JSON.stringify(next) !== JSON.stringify(shown)
    logos = images
    shown = next
    if (changed) for (const listener of listeners) listener()
  }
  await refresh()
  return {
    current: () => shown,
    logo: (hash) => logos.get(hash),
    file,
    refresh,
    onChange: (listener) => void listeners.push(listener),
  }
}

function readLogo(address: string): Logo {
  const [head = '', data = ''] = address.split(',')
  return {
    type: head.includes('png') ? 'image/png' : 'image/webp',
    bytes: new Uint8Array(Buffer.from(data, 'base64')),
  }
}
