import { insertAudit } from '#server/db/audit.ts'
import type { Database } from '#server/db/client.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Secrets } from '#server/runtime/secrets.ts'
import type { PublicSite } from '#shared/site.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import type { AccountsOptions } from './accounts-options.ts'
import type { Attempts } from './attempts.ts'
import type { Mailer } from './mail.ts'
import type { Providers } from './providers.ts'

interface AccountParts extends Pick<AccountsOptions, 'refuseSignUp'> {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly secrets: Secrets
  readonly site: { current(): PublicSite }
  readonly mailer: Mailer
  readonly providers: Providers
  readonly attempts: Attempts
  /** Called when an account was made by somebody with an invitation. */
  readonly onJoined: (userId: string, token: string) => Promise<unknown>
}

/** The accounts of this installation, with what a sign-in and a new password lead to. */
export function openAccounts(parts: AccountParts): Accounts {
  const { config, log, database, secrets, site, mailer, providers, attempts, refuseSignUp } = parts
  return createAccounts({
    database,
    secret: secrets.authSecret,
    publicUrl: config.publicUrl,
    get productName() {
      return site.current().name
    },
    get contact() {
      return site.current().feedbackEmail
    },
    refuseSignUp,
    // The account is made by then; whoever has it can open the link again.
    onJoined: (userId, token) =>
      parts
        .onJoined(userId, token)
        .catch((err) => log.error({ err, userId }, 'An invitation could not be used')),
    mailer,
    verifyEmail: config.REQUIRE_EMAIL_VERIFICATION === 'on',
    providers,
    onBackground: (work) => void work.catch((err) => log.error({ err }, 'Work in the background failed')),
    // The person is in by then.
    onSignIn: (actorId) =>
      insertAudit(database.system, { actorId, action: 'sign_in' }).catch((err) =>
        log.error({ err, actorId }, 'A sign-in could not be written down'),
      ),
    // The new password is set by then.
    onReset: (email) =>
      attempts.ownerReturned(email).catch((err) => log.error({ err }, 'Failed sign-ins still count')),
  })
}
