import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import {
  deleteFeed,
  findReminders,
  nameInFeed,
  putFeed,
  type Secret,
  startWeekly,
  stopWeekly,
} from '#server/db/reminders.ts'
import type { Ctx, Deps } from '#server/services/context.ts'
import { hashToken, shareToken } from '#server/services/roadmap/share-token.ts'
import type { Reminders } from '#shared/commitments.ts'
import { AppError } from '#shared/errors.ts'
import { weekOf } from './week-of.ts'

/** Returns how the caller is reminded outside the product. */
export async function readReminders(ctx: Ctx): Promise<Reminders> {
  return asCaller(ctx, async () => {})
}

/** Makes the private address of the caller's calendar, makes another one, or changes what it holds. */
export async function keepCalendar(
  ctx: Ctx,
  { named, renew }: { named?: boolean | undefined; renew?: boolean | undefined },
): Promise<Reminders> {
  return asCaller(
    ctx,
    async (db, userId) => {
      const { calendar } = await findReminders(db, userId)
      if (calendar && !renew) return nameInFeed(db, userId, named ?? calendar.named)
      return putFeed(db, userId, newSecret(ctx), named ?? calendar?.named ?? false)
    },
    // Of two first calls at once the second finds the address of the first, which is shown already.
    { alone: true },
  )
}

/** Ends the address at once. */
export async function endCalendar(ctx: Ctx): Promise<Reminders> {
  return asCaller(ctx, deleteFeed)
}

/** Turns the caller's weekly mail on or off; on only where the installation sends mail. */
export async function keepWeekly(ctx: Ctx, { on }: { on: boolean }): Promise<Reminders> {
  if (on && !ctx.mailer.configured) {
    throw new AppError('conflict', 'This site sends no mail. Ask whoever runs it to set mail up.')
  }
  return asCaller(ctx, (db, userId) =>
    on ? startWeekly(db, userId, newSecret(ctx), weekOf(ctx.now())) : stopWeekly(db, userId),
  )
}

/** The secret follows from a new id and the server's key, so that the database holds only its hash. */
function newSecret(ctx: Ctx): Secret {
  const id = ctx.newId()
  return { id, tokenHash: hashToken(shareToken(ctx, id)) }
}

async function asCaller(
  ctx: Ctx,
  change: (db: Db, userId: string) => Promise<void>,
  { alone = false }: { /** No other such call of theirs runs meanwhile. */ alone?: boolean } = {},
): Promise<Reminders> {
  const { userId } = requireSession(ctx.actor)
  const work = async (db: Db) => {
    await change(db, userId)
    return shown(ctx, await findReminders(db, userId))
  }
  return ctx.database.asActor(dbActor(ctx), work, alone ? { lock: `reminders:${userId}` } : {})
}

function shown(
  ctx: Pick<Deps, 'config' | 'shareKey' | 'mailer'>,
  { calendar, weekly }: Awaited<ReturnType<typeof findReminders>>,
): Reminders {
  const token = calendar && shareToken(ctx, calendar.id)
  const readable = token !== null && hashToken(token).toString('hex') === calendar?.tokenHash
  return {
    calendar: calendar && {
      url: readable ? `${ctx.config.publicUrl}/calendar/${token}.ics` : null,
      named: calendar.named,
      created_at: new Date(calendar.createdAt).toISOString(),
    },
    weekly,
    mail: ctx.mailer.configured,
  }
}
