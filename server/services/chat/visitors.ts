import { createHmac } from 'node:crypto'
import { subnet } from '#server/auth/subnet.ts'
import type { Db, DbActor } from '#server/db/client.ts'
import { countMessage, type Exhausted, findSession } from '#server/db/visitors.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { sendLock } from './send-lock.ts'

/**
 * The anonymous session that a visitor's message counts on; it is issued when its first message is counted.
 * An id that the server did not issue is answered with one it did, always the same for the same made-up id
 * from the same address, so that making ids up buys nothing. A message without an id is known again by its own
 * `messageId`, also when its sender was given another session while its answer was lost: sent twice it is one.
 */
export async function visitorSession(ctx: Ctx, messageId: string | undefined): Promise<string> {
  const requested = ctx.actor.kind === 'visitor' ? ctx.actor.sessionId : undefined
  const own = messageId && derivedId(ctx, messageId)
  if (!requested) return own ?? ctx.newId()
  const query = { requested, own, messageId }
  // Its first copy may be being stored just now.
  const lock = own && sendLock(own)
  const known = await ctx.database.asActor({ role: 'system' }, (db) => findSession(db, query), { lock })
  return known ?? derivedId(ctx, requested)
}

/** Sees what the visitor's session may see, and the counts of their own network address. */
export function visitorActor(ctx: Ctx, sessionId: string): DbActor {
  const addressHash = ctx.address ? keyedHash(ctx, subnet(ctx.address)) : undefined
  return { role: 'visitor', sessionId, addressHash }
}

/**
 * Counts a visitor's message before the model is called; throws when a limit is met. `perDay` is the operator's limit of
 * all visitors together, null where the environment says it.
 */
export async function spendMessage(
  ctx: Ctx,
  db: Db,
  sessionId: string,
  perDay: number | null,
): Promise<void> {
  const exhausted = await countMessage(db, {
    sessionId,
    addressHash: keyedHash(ctx, subnetOf(ctx)),
    perVisit: ctx.config.ANONYMOUS_MESSAGE_LIMIT,
    perDay: perDay ?? ctx.config.ANONYMOUS_DAILY_LIMIT,
  })
  if (!exhausted) return
  const code = exhausted === 'everybody' ? 'anonymous_ceiling' : 'anonymous_limit'
  throw new AppError(code, REFUSALS[exhausted])
}

const REFUSALS: Record<Exhausted, string> = {
  visit: 'The free messages of this visit are used. Sign up free to go on; what you wrote is kept.',
  address: 'The free messages from this network are used for today. Sign up free to go on.',
  everybody:
    'The free messages of all visitors are used for today. Sign up free to go on, or come back tomorrow.',
}

/** 128 bits that nobody without the key can tell, in the form of a UUID. */
function derivedId(ctx: Ctx, name: string): string {
  const hex = keyedHash(ctx, 'session', subnetOf(ctx), name).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Keyed, so that the database holds no address. */
function keyedHash(ctx: Ctx, ...parts: string[]): Buffer {
  return createHmac('sha256', ctx.addressKey).update(parts.join('\n')).digest()
}

function subnetOf(ctx: Ctx): string {
  if (!ctx.address)
    throw new AppError('no_address', 'Your network address cannot be told, so sign in to chat.')
  return subnet(ctx.address)
}
