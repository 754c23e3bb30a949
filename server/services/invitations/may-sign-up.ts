import type { Database } from '#server/db/client.ts'
import { readSiteSettings } from '#server/db/site.ts'
import { invitesAddress } from '#server/services/ventures/accept-invitation.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { OPEN_SIGN_UP, SignUpPolicy } from '#shared/site.ts'
import { openInvitation } from './accept-invitation.ts'

/** Why somebody may not sign up: said to them, whatever way they came. */
export interface SignUpRefusal {
  readonly code: ErrorCode & ('sign_up_closed' | 'sign_up_domain')
  readonly message: string
}

/** Returns whether an account may be made for this address, by the policy as it is saved now; undefined when it may. */
export async function refuseSignUp(
  database: Pick<Database, 'system'>,
  { email, token }: { email: string; token: string | null | undefined },
): Promise<SignUpRefusal | undefined> {
  const stored = await readSiteSettings(database.system)
  // Damaged, it lets nobody in by mistake: only what was never saved is open.
  const saved = SignUpPolicy.safeParse(stored.sign_up?.value)
  const { policy, domains } = stored.sign_up
    ? (saved.data ?? { policy: 'invitation', domains: [] })
    : OPEN_SIGN_UP
  if (policy === 'open') return undefined
  if (policy === 'domains' && domains.includes(email.toLowerCase().split('@').at(-1) ?? '')) return undefined
  if (await openInvitation(database, { token, email })) return undefined
  if (token && (await invitesAddress(database, { token, email }))) return undefined
  if (policy === 'domains') {
    const message = `Sign-up is open to addresses at ${domains.join(', ')}, and to whoever was invited.`
    return { code: 'sign_up_domain', message }
  }
  return { code: 'sign_up_closed', message: 'Sign-up is by invitation here. Open the link of yours first.' }
}
