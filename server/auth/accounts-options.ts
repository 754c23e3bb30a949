import type { Database } from '#server/db/client.ts'
import type { Mailer } from './mail.ts'
import type { Providers } from './providers.ts'

/** What accounts are made with. */
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
  /** Why no account may be made for an address, with the invitation that came along; undefined when one may. */
  readonly refuseSignUp: (who: {
    email: string
    token: string | null
  }) => Promise<{ code: string; message: string } | undefined>
  /** Called with the id of somebody who joined with an invitation. */
  readonly onJoined: (userId: string, token: string) => Promise<unknown>
  /** Called with the person's id after each sign-in. */
  readonly onSignIn: (userId: string) => Promise<void>
  /** Called with the account's email after its owner chose a new password by the link in their mail. */
  readonly onReset: (email: string) => Promise<void>
}
