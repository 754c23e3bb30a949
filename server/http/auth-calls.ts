import { z } from 'zod'
import { NAME_MAX_LENGTH, NewPassword, VENTURES_TOO } from '#shared/account.ts'
import { Uuid } from '#shared/chat.ts'
import { EMAIL_MAX_LENGTH } from '#shared/email.ts'
import { plainName } from '#shared/plain-text.ts'

const name = plainName('A name is required').max(NAME_MAX_LENGTH)
const email = z.string().trim().min(1, 'An email is required').max(EMAIL_MAX_LENGTH)
// How long a password may be says the library; nothing this long is one, and no token either.
const password = z.string().min(1, 'A password is required').max(1000, 'This password is too long')
const token = z.string().min(1, 'A token is required').max(1000, 'This token is not one of ours')
/** The library would keep this in a cookie between the password and the code; the client holds it instead. */
const challenge = z.string().regex(/^[\w.%~-]{1,500}$/, 'Sign in again')
const code = z.string().trim().min(1, 'A code is required').max(20)

/**
 * What of the accounts library is open to callers, with the fields each call may carry: the library would
 * store others that its tables have. Everything else is not there.
 */
export const OPEN: Record<string, z.ZodType<Record<string, unknown>> | undefined> = {
  'POST /sign-up/email': z.object({ name, email, password: NewPassword }),
  'POST /sign-in/email': z.object({ email, password }),
  'POST /sign-out': z.object({}),
  'GET /get-session': z.object({}),
  'POST /verify-email': z.object({ token }),
  'POST /request-password-reset': z.object({ email }),
  // Whether the token of a reset link still works; using it up is the next call.
  'POST /check-reset': z.object({ token }),
  'POST /reset-password': z.object({ token, newPassword: NewPassword }),
  'POST /change-password': z
    // Without the present one it is as wrong as with another.
    .object({ currentPassword: z.string().max(1000).default(''), newPassword: NewPassword })
    // Whoever changes a password may be shutting somebody out.
    .transform((fields) => ({ ...fields, revokeOtherSessions: true })),
  'POST /update-user': z.object({ name }),
  'GET /list-sessions': z.object({}),
  'POST /revoke-session': z.object({ id: Uuid }),
  'POST /revoke-other-sessions': z.object({}),
  // Left out by an account that has none.
  'POST /delete-user': z.object({
    password: password.optional(),
    ventures: z.literal(VENTURES_TOO).optional(),
  }),
  'POST /two-factor/enable': z.object({ password }),
  'POST /two-factor/disable': z.object({ password }),
  'POST /two-factor/generate-backup-codes': z.object({ password }),
  // With a challenge the second step of a sign-in; with a session the last step of turning it on.
  'POST /two-factor/verify-totp': z.object({ code, challenge: challenge.optional() }),
  'POST /two-factor/verify-backup-code': z.object({ code, challenge }),
}
/** Calls whose answers could tell whether an address has an account. */
export const REQUESTS = new Set(['POST /sign-up/email', 'POST /request-password-reset'])
/** Calls that a guess of somebody's password or code would go to. */
export const GUESSABLE = new Set([
  'POST /sign-in/email',
  'POST /change-password',
  'POST /delete-user',
  ...Object.keys(OPEN).filter((call) => call.startsWith('POST /two-factor/')),
])
/** Calls of somebody signed in that only a password opens; deleting the account is not among them. */
export const PASSWORD_NEEDED = new Set(
  ['change-password', 'two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes'].map(
    (verb) => `POST /${verb}`,
  ),
)
/** Whoever knew the password, and whoever has just chosen it: what their device is given, it shows the next time. */
export const REMEMBERED = new Set(['POST /sign-in/email', 'POST /sign-up/email', 'POST /change-password'])
