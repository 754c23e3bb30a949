import { createHash, createHmac } from 'node:crypto'
import type { Deps } from '#server/services/context.ts'

/** The secret of an invitation's link follows from its id and the server's key, so the database holds only its hash. */
export function invitationToken({ shareKey }: Pick<Deps, 'shareKey'>, id: string): string {
  return createHmac('sha256', shareKey).update(`invitation ${id}`).digest('base64url')
}

/** Returns what the database knows a token by. */
export function hashInvitation(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
