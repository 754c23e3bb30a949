import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { type SecretConfig, symmetricDecrypt } from 'better-auth/crypto'
import { bearer } from 'better-auth/plugins/bearer'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database, Db } from '#server/db/client.ts'
import { readClock } from '#server/db/clock.ts'
import { findSecret, hasAccountAt, spendStep } from '#server/db/credentials.ts'
import { watchFailures } from '#server/db/failures.ts'
import { asksForCode, isSuspended } from '#server/db/users.ts'
import { conditionOf } from '#server/runtime/database-condition.ts'
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { isVisible, storable, withoutHidden } from '#shared/plain-text.ts'
import type { Mailer } from './mail.ts'
import type { Providers } from './providers.ts'
import { stepOf } from './totp-step.ts'

/** The header our door sets to the believed address; a client cannot set it, the door overwrites it. */
export const ADDRESS_HEADER = 'x-beachhead-address'
/** Days a session lasts unless it is renewed, and the age from which a check renews it. */
const SESSION_DAYS = 7
const RENEW_AFTER_DAYS = 1
const RESET_MINUTES = 30
const VERIFY_HOURS = 24
const DAY = 24 * 60 * 60

export interface AccountsOptions {
  readonly database: Database
  readonly secret: string
  readonly publicUrl: string
  readonly productName: string
  /** Where a person who may not sign in can write to. */
  readonly contact: string
  readonly mailer: Mailer
  /** Whether nobody signs in before a link in a mail has shown that the address is theirs. */
  readonly verifyEmail: boolean
  readonly providers: Providers
  /** Takes work that the answer does not wait for. */
  readonly onBackground: (work: Promise<unknown>) => void
  /** Called with the person's id after each sign-in. */
  readonly onSignIn: (userId: string) => Promise<void>
  /** Called with the account's email after its owner chose a new password by the link in their mail. */
  readonly onReset: (email: string) => Promise<void>
}

/** Accounts and sessions, kept by Better Auth in the schema `auth`; tokens travel as bearer, never as cookies. */
export function createAccounts(options: AccountsOptions) {
  const { mailer, productName, publicUrl } = options
  const { oidc, ...social } = options.providers
  const requireEmailVerification = options.verifyEmail
  return betterAuth({
    appName: productName,
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret: options.secret,
    trustedOrigins: [publicUrl],
    database: { db: options.database.accounts, type: 'postgres', schemaName: 'auth', transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What it did not expect reaches us, and so the log; by itself it writes errors with their data to the console.
    onAPIError: { throw: true },
    // Our own limits in the door are exact across replicas.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Without cookies there is nothing for a foreign page to ride on.
      disableCSRFCheck: true,
      // Answers must not take longer for an address that has an account.
      backgroundTasks: { handler: options.onBackground },
    },
    // A reset token is as good as a password, so the database holds its hash only.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_DAYS * DAY, updateAge: RENEW_AFTER_DAYS * DAY },
    emailAndPassword: {
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
      onPasswordReset: ({ user }) => options.onReset(user.email),
    },
    emailVerification: {
      sendOnSignUp: options.verifyEmail,
      sendOnSignIn: options.verifyEmail,
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
    },
    socialProviders: {
      google: social.google && { ...social.google, requireEmailVerification },
      github: social.github && { ...social.github, requireEmailVerification },
      microsoft: social.microsoft && { ...social.microsoft, requireEmailVerification },
    },
    account: {
      // What is to come back from the provider to the same browser; the client holds it in the cookie's place.
      storeStateStrategy: 'cookie',
      // Of a provider only who somebody is there is kept.
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      user: {
        create: {
          // A provider's name can be missing or long, and its picture would be fetched from elsewhere.
          before: async (user) => ({
            data: { ...user, name: nameOf(user), image: null },
          }),
        },
      },
      account: {
        create: {
          async before(account) {
            const { userId, providerId } = account
            // A provider may give an address to somebody else; whoever is known there as one person is not another too.
            if (await hasAccountAt(options.database.system, userId, providerId)) {
              const message =
                'Another account of this provider signs in here with this email already. Use that one, or ask the ' +
                `operator: ${options.contact}`
              throw new APIError('FORBIDDEN', { code: 'PROVIDER_TAKEN', message })
            }
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
          },
        },
      },
      session: {
        create: {
          async before({ userId, expiresAt }, context) {
            if (context?.path === '/two-factor/verify-totp') {
              const used = await spendCode(
                options.database.system,
                userId,
                String(context.body?.code),
                context.context.secretConfig,
              )
              if (!used)
                throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'Code used already' })
            }
            if (await isSuspended(options.database.system, userId)) {
              const message = `This account is suspended. Write to ${options.contact} if you think this is a mistake.`
              throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message })
            }
            const now = await readClock(options.database.system)
            return { data: { createdAt: now, expiresAt: onClock(now, expiresAt) } }
          },
          async after({ userId }, context) {
            // The password alone is no sign-in yet for a person who is asked for a code as well.
            const half =
              context?.path === '/sign-in/email' && (await asksForCode(options.database.system, userId))
            if (!half) await options.onSignIn(userId)
          },
        },
        update: {
          async before({ expiresAt }, context) {
            if (!expiresAt) return
            const now = await readClock(options.database.system)
            const session = context?.context.session?.session
            if (session && session.expiresAt < now) return false
            return { data: { expiresAt: onClock(now, expiresAt) } }
          },
        },
      },
    },
    // In this order: the token that bearer hands out is read after a second factor took a session back.
    plugins: [
      twoFactor({ issuer: productName }),
      genericOAuth({
        config: oidc
          ? [
              {
                ...oidc,
                providerId: 'oidc',
                scopes: ['email', 'profile'],
                requireIdTokenVerification: true,
                requireEmailVerification,
              },
            ]
          : [],
      }),
      // What the database holds of a session opens nothing without the signature.
      bearer({ requireSignature: true }),
    ],
  })
}

/** What a provider calls somebody, as far as it can be shown; without such a name their address. */
function nameOf({ name, email }: { name: string; email: string }): string {
  const shown = withoutHidden(name).trim()
  return storable((isVisible(shown) ? shown : email).slice(0, NAME_MAX_LENGTH))
}

/** Uses up a code that the library found right; false when it opened a sign-in before (RFC 6238, 5.2). */
async function spendCode(db: Db, userId: string, code: string, key: string | SecretConfig): Promise<boolean> {
  const sealed = await findSecret(db, userId)
  if (sealed === undefined) return false
  const step = stepOf(await symmetricDecrypt({ key, data: sealed }), code, Date.now())
  return step !== undefined && spendStep(db, userId, step)
}

/** An end that the library reckoned by this process's clock, by the clock that all processes share: the database's. */
function onClock(now: Date, end: Date): Date {
  return new Date(now.getTime() + end.getTime() - Date.now())
}

export type Accounts = ReturnType<typeof createAccounts>

/** Asks the accounts library. Throws when it failed; it tells nobody that the database did, and may call it a refusal. */
export async function askAccounts(accounts: Accounts, request: Request): Promise<Response> {
  const { result, failure } = await watchFailures(() =>
    accounts.handler(request).catch((thrown: unknown) => ({ thrown })),
  )
  const answer = result instanceof Response ? result : undefined
  if (answer && (answer.ok || answer.headers.has('set-auth-token'))) return answer
  const cause = failure ?? (result instanceof Response ? undefined : result.thrown)
  const condition = conditionOf(cause)
  if (condition) throw condition
  if (answer && answer.status < 500) return answer
  throw cause instanceof Error ? cause : new Error('The accounts library failed', { cause })
}
