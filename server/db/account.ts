import { sql } from 'kysely'
import type { AccountExport, Profile, SignedInPlace } from '#shared/account.ts'
import { storedAsks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import { storedOffers } from '#shared/offers.ts'
import type { Db } from './client.ts'
import { listShared } from './conversation-links.ts'
import { kept } from './conversations.ts'

/** A person's profile with their role; a person without a role record is a user. */
export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('user_roles', 'user_roles.user_id', 'profiles.id')
    .where('profiles.id', '=', userId)
    .select(['profiles.id', 'email', 'full_name', 'created_at', 'role', 'language'])
    .executeTakeFirst()
  return row && { ...row, role: row.role ?? 'user', created_at: row.created_at.toISOString() }
}

/** The language that a person chose for pages and mail; null for the browser's. */
export async function findLanguage(db: Db, userId: string): Promise<Language | null> {
  const row = await db.selectFrom('profiles').where('id', '=', userId).select('language').executeTakeFirst()
  return row?.language ?? null
}

/** Keeps the language of a person's pages and mail. */
export async function setLanguage(db: Db, userId: string, language: Language | null): Promise<void> {
  await db.updateTable('profiles').set({ language }).where('id', '=', userId).execute()
}

/** Every conversation with every message, also those that an edit or another reply took the place of. */
export async function listWholeConversations(
  db: Db,
  userId: string,
): Promise<AccountExport['conversations']> {
  const conversations = await db
    .selectFrom('conversations')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['id', 'title', 'user_id', 'created_at', 'updated_at', 'summary', 'venture_id', ...kept])
    .execute()
  const messages = await db
    .selectFrom('chat_messages')
    .leftJoin('message_ratings', 'message_ratings.message_id', 'chat_messages.id')
    .where('chat_messages.user_id', '=', userId)
    .orderBy('seq')
    .select(['rating', 'reason', 'comment'])
    .select([
      'id',
      'conversation_id',
      'role',
      'content',
      'status',
      'error_code',
      'finish',
      'stand_in',
      'asks',
      'offers',
      'created_at',
      'superseded',
    ])
    .execute()
  const shared = await listShared(db, userId)
  const of = Map.groupBy(messages, (message) => message.conversation_id)
  return conversations.map((conversation) => ({
    ...conversation,
    links: shared.get(conversation.id) ?? [],
    created_at: conversation.created_at.toISOString(),
    updated_at: conversation.updated_at.toISOString(),
    messages: (of.get(conversation.id) ?? []).map(({ reason, comment, ...message }) => ({
      ...message,
      asks: storedAsks(message.asks),
      offers: storedOffers(message.offers),
      rating: message.rating && { rating: message.rating, reason, comment: comment ?? '' },
      created_at: message.created_at.toISOString(),
    })),
  }))
}

/** The model calls made for a person, oldest first. */
export async function listUsage(db: Db, userId: string): Promise<AccountExport['usage']> {
  const rows = await db
    .selectFrom('usage_events')
    .where('user_id', '=', userId)
    .orderBy('id')
    .select(['created_at', 'model', 'purpose', 'cost', 'prompt_tokens', 'completion_tokens'])
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Returns where a person is signed in. Read as the system: sessions belong to the accounts library. */
export async function listSessions(db: Db, userId: string): Promise<AccountExport['sessions']> {
  const rows = await db
    .selectFrom('auth.session')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .select(['createdAt', 'userAgent', 'ipAddress'])
    .execute()
  return rows.map((row) => ({
    created_at: row.createdAt.toISOString(),
    user_agent: row.userAgent ?? '',
    address: row.ipAddress ?? '',
  }))
}

/**
 * Returns where the person of this session is signed in, the present place first. Read as the system, like
 * the sessions.
 */
export async function listPlaces(db: Db, present: { id: string; userId: string }): Promise<SignedInPlace[]> {
  const rows = await db
    .selectFrom('auth.session')
    .where('userId', '=', present.userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy((row) => row('id', '=', present.id), 'desc')
    .orderBy('createdAt', 'desc')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent', 'ipAddress'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    userAgent: row.userAgent ?? '',
    address: row.ipAddress ?? '',
    current: row.id === present.id,
  }))
}

/** Signs a person out in one place; of anybody else's, nothing happens. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('auth.session').where('id', '=', sessionId).where('userId', '=', userId).execute()
}

/** Returns how a person signs in, without what would let somebody in. Read as the system, like the sessions. */
export async function listSignInMethods(db: Db, userId: string): Promise<AccountExport['sign_in_methods']> {
  const rows = await db
    .selectFrom('auth.account')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .select(['providerId as provider', 'accountId as account', 'createdAt'])
    .execute()
  return rows.map(({ createdAt, ...method }) => ({ ...method, created_at: createdAt.toISOString() }))
}

/** Returns what the audit log holds about a person: sign-ins, and what admins did to them. Read as the system. */
export async function listLogOf(db: Db, userId: string): Promise<AccountExport['log']> {
  const rows = await db
    .selectFrom('audit_log')
    .where((row) =>
      row.or([
        row.and([row('actor_id', '=', userId), row('action', '=', 'sign_in')]),
        row('target', '=', `user:${userId}`),
        row(
          'target',
          'in',
          row
            .selectFrom('conversations')
            .where('user_id', '=', userId)
            .select(sql<string>`'conversation:' || id`.as('target')),
        ),
      ]),
    )
    .orderBy('id')
    .select(['at', 'action'])
    .execute()
  return rows.map(({ at, action }) => ({ at: at.toISOString(), action }))
}

/** Returns whether any admin exists. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .where('role', '=', 'admin')
    .select('user_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A person by id or by e-mail address. */
export async function findPerson(
  db: Db,
  who: { id: string } | { email: string },
): Promise<{ id: string; email: string; full_name: string } | undefined> {
  const people = db.selectFrom('profiles').select(['id', 'email', 'full_name'])
  const found =
    'id' in who ? people.where('id', '=', who.id) : people.where('email', '=', who.email.toLowerCase())
  return found.executeTakeFirst()
}
