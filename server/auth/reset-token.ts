import type { Accounts } from './accounts.ts'

/** Whether the token of a reset link still works. It is not used up by this. */
export async function isResetToken(accounts: Accounts, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await accounts.$context
  const stored = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return stored !== null && stored.expiresAt > now
}
