import type { Accounts } from '#server/auth/accounts.ts'
import type { Owner } from '#server/auth/owner.ts'
import { deleteAccount } from '#server/services/account/delete-account.ts'
import { endSession, listSessions } from '#server/services/account/sessions.ts'
import type { Ctx } from '#server/services/context.ts'
import { PASSWORD_MAX_LENGTH, VENTURES_TOO } from '#shared/account.ts'

interface OwnCall {
  readonly body: Record<string, unknown>
  /** The owner of the account; undefined when it is gone by now. */
  readonly owner: Owner | undefined
  readonly accounts: Accounts
}

/**
 * What the accounts library could do too, but not as it must be done: its list of sessions holds their tokens, and it
 * deletes an account in three steps that can part. A refusal has the library's shape.
 */
export const OWN: Record<string, ((ctx: Ctx, call: OwnCall) => Promise<Response>) | undefined> = {
  'GET /list-sessions': async (ctx) => Response.json(await listSessions(ctx)),

  'POST /revoke-session': async (ctx, { body }) => {
    await endSession(ctx, { id: String(body.id) })
    return Response.json({ status: true })
  },

  'POST /delete-user': async (ctx, { owner, body, accounts }) => {
    const { password } = await accounts.$context
    const isPassword = async (given: string, hash: string) =>
      given.length <= PASSWORD_MAX_LENGTH && password.verify({ hash, password: given })
    const given = typeof body.password === 'string' ? body.password : undefined
    const consent = { password: given, venturesToo: body.ventures === VENTURES_TOO }
    if (!owner || (await deleteAccount(ctx, owner, consent, isPassword))) {
      return Response.json({ success: true, message: 'User deleted' })
    }
    return Response.json({ code: 'INVALID_PASSWORD', message: 'Invalid password' }, { status: 400 })
  },
}
