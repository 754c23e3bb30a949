import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Whose account, and the hash of its password; null where the person signs in with an account elsewhere alone. */
export interface Credential {
  readonly userId: string
  readonly password: string | null
}

/**
 * Returns what an account is opened with, by its owner's id or email. Read as the system, like all of the
 * accounts library's.
 */
export async function findCredential(
  db: Db,
  who: { id: string } | { email: string },
): Promise<Credential | undefined> {
  const accounts = db
    .selectFrom('auth.user as user')
    .leftJoin('auth.account as account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.id as userId', 'account.password'])
  const found =
    'id' in who
      ? accounts.where('user.id', '=', who.id)
      : accounts.where('user.email', '=', who.email.trim().toLowerCase())
  return found.executeTakeFirst()
}

/** Returns whether a person has an account at this provider already. */
export async function hasAccountAt(db: Db, userId: string, provider: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth.account')
    .where('userId', '=', userId)
    .where('providerId', '=', provider)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns which accounts elsewhere open this one. */
export async function listProviders(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth.account')
    .where('userId', '=', userId)
    .where('providerId', '<>', 'credential')
    .orderBy('createdAt')
    .select('providerId')
    .execute()
  return rows.map(({ providerId }) => providerId)
}

/** Returns whether somebody signed in for this session less than `minutes` ago. */
export async function isFresh(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('auth.session')
    .where('id', '=', sessionId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sealed secret of a person's authenticator app. */
export async function findSecret(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth.twoFactor')
    .where('userId', '=', userId)
    .select('secret')
    .executeTakeFirst()
  return row?.secret
}

/** Uses up a person's codes up to that of `step`; false when it was used up before, also by somebody at this moment. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth.twoFactor')
    .set({ lastUsedStep: step })
    .where('userId', '=', userId)
    .where((row) =>
      row.or([row('lastUsedStep', 'is', null), row('lastUsedStep', '<', sql<string>`${step}::bigint`)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
