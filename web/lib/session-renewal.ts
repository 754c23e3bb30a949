/** How often a running page looks whether its session must be renewed (product.md section 9); milliseconds. */
export const RENEWAL_CHECK_MS = 30_000
/** A gap this long between two checks means that the device slept. */
const SLEPT_MS = 3 * RENEWAL_CHECK_MS

export interface RenewalInput {
  readonly now: number
  readonly lastCheck: number
  readonly session: { readonly receivedAt: number; readonly lifeMs: number }
}

/**
 * Returns whether to ask the server for the session again: past half its life, after sleep, or when the clock has
 * been set back and can no longer tell.
 */
export function isRenewalDue({ now, lastCheck, session }: RenewalInput): boolean {
  const age = now - session.receivedAt
  return age < 0 || age > session.lifeMs / 2 || now - lastCheck > SLEPT_MS || now < lastCheck
}
