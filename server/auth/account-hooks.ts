import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { type SecretConfig, symmetricDecrypt } from 'better-auth/crypto'
import type { Db } from '#server/db/client.ts'
import { readClock } from '#server/db/clock.ts'
import { findSecret, hasAccountAt, spendStep } from '#server/db/credentials.ts'
import { asksForCode, isSuspended } from '#server/db/users.ts'
import { NAME_MAX_LENGTH } from '#shared/account.ts'
import { storable, withoutHidden } from '#shared/plain-text.ts'
import { isVisible } from '#shared/visible.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { stepOf } from './totp-step.ts'

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>

/**
 * Returns what is checked and put right before the library stores somebody, their account elsewhere, or their
 * session.
 */
export function accountHooks(options: AccountsOptions): Hooks {
  return { user: userHooks(options), account: accountsElsewhere(options), session: sessionHooks(options) }
}

/** The header in which our door passes an invitation on. */
export const INVITATION_HEADER = 'x-beachhead-invitation'

const userHooks = ({ refuseSignUp, onJoined }: AccountsOptions): Hooks['user'] => ({
  create: {
    async before(user, context) {
      const token = context?.headers?.get(INVITATION_HEADER) ?? null
      const refusal = await refuseSignUp({ email: user.email, token })
      if (refusal) {
        throw new APIError('FORBIDDEN', { code: refusal.code.toUpperCase(), message: refusal.message })
      }
      // A provider's name can be missing or long, and its picture would be fetched from elsewhere.
      return { data: { ...user, name: nameOf(user), image: null } }
    },
    async after({ id }, context) {
      const token = context?.headers?.get(INVITATION_HEADER)
      if (token) await onJoined(id, token)
    },
  },
})

function accountsElsewhere({ database, contact }: AccountsOptions): Hooks['account'] {
  return {
    create: {
      async before(account) {
        const { userId, providerId } = account
        // A provider may give an address to somebody else; whoever is known there as one person is not another too.
        if (await hasAccountAt(database.system, userId, providerId)) {
          const message =
            'Another account of this provider signs in here with this email already. Use that one, or ask the ' +
            `operator: ${contact}`
          throw new APIError('FORBIDDEN', { code: 'PROVIDER_TAKEN', message })
        }
        return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
      },
    },
  }
}

function sessionHooks({ database, contact, onSignIn }: AccountsOptions): Hooks['session'] {
  return {
    create: {
      async before({ userId, expiresAt }, context) {
        if (context?.path === '/two-factor/verify-totp') {
          const used = await spendCode(
            database.system,
            userId,
            String(context.body?.code),
            context.context.secretConfig,
          )
          if (!used) throw new APIError('UNAUTHORIZED', { code: 'CODE_USED', message: 'Code used already' })
        }
        if (await isSuspended(database.system, userId)) {
          const message = `This account is suspended. Write to ${contact} if you think this is a mistake.`
          throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message })
        }
        const now = await readClock(database.system)
        return { data: { createdAt: now, expiresAt: onClock(now, expiresAt) } }
      },
      async after({ userId }, context) {
        // The password alone is no sign-in yet for a person who is asked for a code as well.
        const half = context?.path === '/sign-in/email' && (await asksForCode(database.system, userId))
        if (!half) await onSignIn(userId)
      },
    },
    update: {
      async before({ expiresAt }, context) {
        if (!expiresAt) return
        const now = await readClock(database.system)
        const session = context?.context.session?.session
        if (session && session.expiresAt < now) return false
        return { data: { expiresAt: onClock(now, expiresAt) } }
      },
    },
  }
}

/** Returns what a provider calls somebody, as far as it can be shown; without such a name their address. */
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
