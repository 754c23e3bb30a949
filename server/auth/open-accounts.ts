import { insertAudit } from '#server/db/audit.ts'
import type { Database } from '#server/db/client.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Secrets } from '#server/runtime/secrets.ts'
import type { SiteConfig } from '#shared/site.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import type { Mailer } from './mail.ts'
import type { Providers } from './providers.ts'

interface AccountParts {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly secrets: Secrets
  readonly site: SiteConfig
  readonly mailer: Mailer
  readonly providers: Providers
  readonly attempts: Attempts
}

/** The accounts of this installation, with what a sign-in and a new password lead to. */
export function openAccounts(parts: AccountParts): Accounts {
  const { config, log, database, secrets, site, mailer, providers, attempts } = parts
  return createAccounts({
    database,
    secret: secrets.authSecret,
    publicUrl: config.publicUrl,
    productName: site.name,
    contact: site.feedbackEmail,
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
