import { createHash, createHmac } from 'node:crypto'
import type { StoredLink } from '#server/db/roadmap.ts'
import type { Deps } from '#server/services/context.ts'
import type { ShareLink } from '#shared/dashboard.ts'

/** What it takes to make and show links. */
export interface LinkDeps extends Pick<Deps, 'shareKey'> {
  readonly config: Pick<Deps['config'], 'publicUrl'>
}

/** The secret part of a link follows from its id and the server's key, so the database needs to hold neither. */
export function shareToken({ shareKey }: Pick<Deps, 'shareKey'>, linkId: string): string {
  return createHmac('sha256', shareKey).update(linkId).digest('base64url')
}

/** Returns what the database knows a token by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A link as its owner sees it; null when the server's key changed since, so that the old address is unknown. */
export function shownLink(deps: LinkDeps, link: StoredLink): ShareLink | null {
  const token = shareToken(deps, link.id)
  if (hashToken(token).toString('hex') !== link.token_hash) return null
  const iso = (at: string) => new Date(at).toISOString()
  return {
    url: `${deps.config.publicUrl}/shared/${token}`,
    created_at: iso(link.created_at),
    expires_at: iso(link.expires_at),
  }
}
