import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { countMessage, type Exhausted, findIssuedFor, isIssued, issueSession } from '#server/db/visitors.ts'
import type { Db } from '#server/db/client.ts'
import { AppError } from '#shared/errors.ts'
import { subnet } from './subnet.ts'

/**
 * The anonymous session a visitor's message counts on. An id that the server did not issue is answered with
 * one it did, the same for the same made-up id from the same address, so that making ids up buys nothing.
 */
export async function ensureVisitorSession(ctx: Ctx): Promise<string> {
  const requested = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
  const { system } = ctx.database
  if (requested && (await isIssued(system, requested))) return requested
  const addressHash = hashAddress(ctx)
  const id = ctx.newId()
  const actor = { role: 'visitor', sessionId: id } as const
  return ctx.database.asActor(
    actor,
    async (db) => {
      // Read as the system: until it is known, the session is not the caller's own.
      const known = requested && (await findIssuedFor(system, addressHash, requested))
      if (known) return known
      if (await issueSession(db, { id, addressHash, requestedId: requested })) return id
      throw new AppError('anonymous_limit', REFUSALS.address)
    },
    { lock: `issue:${addressHash.toString('hex')}` },
  )
}

/** Counts a visitor's message before the model is called; throws when a limit is met. */
export async function spendMessage(ctx: Ctx, db: Db, sessionId: string): Promise<void> {
  const exhausted = await countMessage(db, {
    sessionId,
    addressHash: hashAddress(ctx),
    perVisit: ctx.config.ANONYMOUS_MESSAGE_LIMIT,
    perDay: ctx.config.ANONYMOUS_DAILY_LIMIT,
  })
  if (!exhausted) return
  const code = exhausted === 'everybody' ? 'anonymous_ceiling' : 'anonymous_limit'
  throw new AppError(code, REFUSALS[exhausted])
}

const REFUSALS: Record<Exhausted, string> = {
  visit: 'The free messages of this visit are used. Sign up free to go on; what you wrote is kept.',
  address: 'The free messages from this network are used for today. Sign up free to go on.',
  everybody: 'The free messages of all visitors are used for today. Sign up free to go on, or come back tomorrow.',
}

/** A keyed hash, so that the database holds no address; one IPv6 subscriber is one /64. */
function hashAddress(ctx: Ctx): Buffer {
  if (!ctx.address) throw new AppError('forbidden', 'Your network address cannot be told, so sign in to chat.')
  return createHmac('sha256', ctx.addressKey).update(subnet(ctx.address)).digest()
}
