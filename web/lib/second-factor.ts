import { fetchJson } from './api.ts'
import { authPost, type BeforeOpen, openFrom } from './session.ts'

/** What an authenticator app needs, and the codes for when it is lost. */
export interface SecondFactor {
  /** An otpauth address. */
  readonly uri: string
  readonly backupCodes: readonly string[]
}

export type CodeKind = 'totp' | 'backup-code'

/** Returns whether the person is asked for a code when signing in. */
export async function hasSecondFactor(): Promise<boolean> {
  const answer = (await fetchJson('/auth/v1/get-session')) as { user: { twoFactorEnabled?: boolean } } | null
  return answer?.user.twoFactorEnabled ?? false
}

/** Answers the challenge of a sign-in and opens the session. Throws an ApiError. */
export async function signInWithCode(
  challenge: string,
  kind: CodeKind,
  code: string,
  beforeOpen?: BeforeOpen,
): Promise<void> {
  await openFrom(await authPost(`two-factor/verify-${kind}`, { challenge, code }), beforeOpen)
}

/** Makes a secret for an app; nothing is asked for until `confirmSecondFactor` has seen a code of it. */
export async function prepareSecondFactor(password: string): Promise<SecondFactor> {
  const response = await authPost('two-factor/enable', { password })
  const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
  return { uri: totpURI, backupCodes }
}

export async function confirmSecondFactor(code: string): Promise<void> {
  await openFrom(await authPost('two-factor/verify-totp', { code }))
}

export async function removeSecondFactor(password: string): Promise<void> {
  await openFrom(await authPost('two-factor/disable', { password }))
}

/** New backup codes; the old ones no longer work. */
export async function renewBackupCodes(password: string): Promise<readonly string[]> {
  const response = await authPost('two-factor/generate-backup-codes', { password })
  return ((await response.json()) as { backupCodes: string[] }).backupCodes
}
