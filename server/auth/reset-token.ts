import { randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'

/** Returns whether the token of a reset link still works. It is not used up by this. */
export async function isResetToken(accounts: Accounts, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await accounts.$context
  const stored = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return stored !== null && stored.expiresAt > now
}

/** Minutes that a link for a new password works. */
export const RESET_MINUTES = 30

/** A link by which a person chooses a new password, as their own request would make it. */
export async function makeResetLink(
  accounts: Accounts,
  publicUrl: string,
  { id, now }: { id: string; now: Date },
): Promise<string> {
  const { internalAdapter } = await accounts.$context
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: id,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  })
  return `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`
}
