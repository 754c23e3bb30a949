import type { BetterAuthOptions } from 'better-auth'
import { findLanguage } from '#server/db/account.ts'
import { acceptedLanguage } from '#shared/accepted-language.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { mailText } from './mail-texts.ts'
import { RESET_MINUTES } from './reset-token.ts'

const VERIFY_HOURS = 24

/** Returns how people sign up and in with a password, and what is written to them about it. */
export function withPassword(options: AccountsOptions): NonNullable<BetterAuthOptions['emailAndPassword']> {
  const { mailer, publicUrl, verifyEmail: requireEmailVerification, onReset } = options
  return {
    enabled: true,
    // Where mail goes out, an address that has an account is answered like a new one (trust.md S26); what the
    // owner of that address is to know, the mail says.
    autoSignIn: !mailer.configured,
    requireEmailVerification,
    onExistingUserSignUp: async ({ user }, request) => {
      if (!mailer.configured) return
      const link = `${publicUrl}/auth`
      await send(options, { user, request, kind: 'existing_account', link })
    },
    minPasswordLength: PASSWORD_MIN_LENGTH,
    maxPasswordLength: PASSWORD_MAX_LENGTH,
    resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token }, request) => {
      const link = `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`
      await send(options, { user, request, kind: 'reset_password', link })
    },
    onPasswordReset: ({ user }) => onReset(user.email),
  }
}

/** Returns how an address is shown to be its owner's. */
export function verification(options: AccountsOptions): NonNullable<BetterAuthOptions['emailVerification']> {
  const { publicUrl, verifyEmail } = options
  return {
    sendOnSignUp: verifyEmail,
    sendOnSignIn: verifyEmail,
    autoSignInAfterVerification: true,
    expiresIn: VERIFY_HOURS * 60 * 60,
    sendVerificationEmail: async ({ user, token }, request) => {
      const link = `${publicUrl}/auth?view=verify&token=${encodeURIComponent(token)}`
      await send(options, { user, request, kind: 'verify_email', link })
    },
  }
}

interface Letter {
  readonly user: { readonly id: string; readonly email: string }
  /** The request that led to it. */
  readonly request: Request | undefined
  readonly kind: Parameters<typeof mailText>[1]
  readonly link: string
}

/** Sends a mail in the language that the person chose, or else in that of the browser that asked for it. */
async function send({ mailer, productName, database }: AccountsOptions, letter: Letter): Promise<void> {
  const { user, request, kind, link } = letter
  const chosen = await findLanguage(database.system, user.id)
  const lang = chosen ?? acceptedLanguage(request?.headers.get('accept-language'))
  const values = { product: productName, minutes: RESET_MINUTES, hours: VERIFY_HOURS }
  await mailer.send({ to: user.email, ...mailText(lang, kind, values), link })
}
