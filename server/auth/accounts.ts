import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { watchFailures } from '#server/db/failures.ts'
import { conditionOf } from '#server/runtime/database-condition.ts'
import { accountHooks } from './account-hooks.ts'
import { verification, withPassword } from './account-mails.ts'
import type { AccountsOptions } from './accounts-options.ts'

/** The header our door sets to the believed address; a client cannot set it, the door overwrites it. */
export const ADDRESS_HEADER = 'x-beachhead-address'
/** Days a session lasts unless it is renewed, and the age from which a check renews it. */
const SESSION_DAYS = 7
const RENEW_AFTER_DAYS = 1
const DAY = 24 * 60 * 60

/** Accounts and sessions, kept by Better Auth in the schema `auth`; tokens travel as bearer, never as cookies. */
export function createAccounts(options: AccountsOptions) {
  const { productName, publicUrl } = options
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
    emailAndPassword: withPassword(options),
    emailVerification: verification(options),
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
    databaseHooks: accountHooks(options),
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
