import { sql } from 'kysely'
import type { Db } from './client.ts'
import type { StoredLink } from './roadmap.ts'

export interface NewLink {
  readonly id: string
  readonly userId: string
  readonly ventureId: string
  readonly tokenHash: Buffer
  readonly days: number
}

/** Makes the one link of a venture; an earlier one ends. */
export async function createLink(
  db: Db,
  link: NewLink,
): Promise<Pick<StoredLink, 'created_at' | 'expires_at'>> {
  await revokeLink(db, link.ventureId)
  const { rows } = await sql<{ created_at: Date; expires_at: Date }>`
    insert into share_links (id, user_id, venture_id, token_hash, expires_at)
    values (${link.id}::uuid, ${link.userId}::uuid, ${link.ventureId}::uuid, ${link.tokenHash},
      now() + make_interval(days => ${link.days}))
    returning created_at, expires_at`.execute(db)
  const [made] = rows
  if (!made) throw new Error('The link was not stored')
  return { created_at: made.created_at.toISOString(), expires_at: made.expires_at.toISOString() }
}

/** Ends the link of a venture at once. */
async function revokeLink(db: Db, ventureId: string): Promise<void> {
  await sql`
    update share_links set revoked_at = now()
    where venture_id = ${ventureId}::uuid and revoked_at is null`.execute(db)
}

/** Ends the links of a venture and of all that a person archived at once. */
export async function revokeLinks(db: Db, userId: string, ventureId: string): Promise<void> {
  await sql`
    update share_links set revoked_at = now()
    where revoked_at is null and venture_id in (
      select id from ventures where id = ${ventureId}::uuid or (user_id = ${userId}::uuid and archived_at is not null)
    )`.execute(db)
}

/** The roadmap that a link shows, and its owner; none while the owner is suspended. As the system: the reader is nobody. */
export async function findSharedVenture(
  db: Db,
  tokenHash: Buffer,
): Promise<{ user_id: string; venture_id: string } | undefined> {
  return db
    .selectFrom('share_links')
    .innerJoin('ventures', 'ventures.id', 'venture_id')
    .innerJoin('profiles', 'profiles.id', 'ventures.user_id')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('suspended_at', 'is', null)
    .select(['ventures.user_id', 'venture_id'])
    .executeTakeFirst()
}
