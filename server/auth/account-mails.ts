import type { BetterAuthOptions } from 'better-auth'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import type { AccountsOptions } from './accounts-options.ts'

const RESET_MINUTES = 30
const VERIFY_HOURS = 24

/** How people sign up and in with a password, and what is written to them about it. */
export function withPassword({
  mailer,
  productName,
  publicUrl,
  verifyEmail: requireEmailVerification,
  onReset,
}: AccountsOptions): NonNullable<BetterAuthOptions['emailAndPassword']> {
  return {
    enabled: true,
    // Where mail goes out, an address that has an account is answered like a new one (trust.md S26); what the
    // owner of that address is to know, the mail says.
    autoSignIn: !mailer.configured,
    requireEmailVerification,
    onExistingUserSignUp: async ({ user }) => {
      if (!mailer.configured) return
      await mailer.send({
        to: user.email,
        subject: `You already have a ${productName} account`,
        text:
          'Somebody signed up with your address, which has an account already. If that was you, sign in, or get ' +
          'a link for a new password, here. If not, nothing needs to be done.',
        link: `${publicUrl}/auth`,
      })
    },
    minPasswordLength: PASSWORD_MIN_LENGTH,
    maxPasswordLength: PASSWORD_MAX_LENGTH,
    resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token }) => {
      await mailer.send({
        to: user.email,
        subject: `Reset your ${productName} password`,
        text: `Open this address within ${RESET_MINUTES} minutes to choose a new password:`,
        link: `${publicUrl}/auth/reset?token=${encodeURIComponent(token)}`,
      })
    },
    onPasswordReset: ({ user }) => onReset(user.email),
  }
}

/** How an address is shown to be its owner's. */
export function verification({
  mailer,
  productName,
  publicUrl,
  verifyEmail,
}: AccountsOptions): NonNullable<BetterAuthOptions['emailVerification']> {
  return {
    sendOnSignUp: verifyEmail,
    sendOnSignIn: verifyEmail,
    autoSignInAfterVerification: true,
    expiresIn: VERIFY_HOURS * 60 * 60,
    sendVerificationEmail: async ({ user, token }) => {
      await mailer.send({
        to: user.email,
        subject: `Confirm your email for ${productName}`,
        text:
          `Open this address within ${VERIFY_HOURS} hours to confirm that this email is yours. If you did not ` +
          'sign up, do nothing: without it nobody can use the account.',
        link: `${publicUrl}/auth?view=verify&token=${encodeURIComponent(token)}`,
      })
    },
  }
}
