import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Role } from '#shared/account.ts'
import type { Language } from '#shared/language.ts'

export interface Session {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly fullName: string
  readonly createdAt: Date
  readonly role: Role
  /** Of their pages and mail; null for the browser's. */
  readonly language: Language | null
}

/** Who calls: a person with a session, or a visitor with the anonymous session their browser keeps, if any. */
export type Actor =
  | { readonly kind: 'member'; readonly session: Session }
  | { readonly kind: 'visitor'; readonly sessionId: string | undefined }

/** How often watched sessions are looked at; a session that ended ends its streams within this time. */
export const WATCH_MS = 3_000

/** The sessions that the accounts library keeps, as the rest of the server sees them. */
export interface Sessions {
  /** Returns who a bearer token belongs to, or undefined when it is unknown, forged or over. */
  find(bearer: string): Promise<Session | undefined>
  /** Calls `onEnd` once, soon after the session is over. Returns how to stop watching. */
  watch(sessionId: string, onEnd: () => void): () => void
}

/** Sessions are read on each request, so that a revoked one ends at once. */
export function openSessions(db: Db, secret: string): Sessions {
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const asked = [...watched.keys()]
    const alive = await findAlive(db, asked).catch(() => undefined)
    if (!alive) return
    // Only of those asked about: while the database is slow, others have come.
    const over = asked.filter((id) => !alive.has(id))
    for (const id of over) for (const onEnd of watched.get(id) ?? []) onEnd()
  }

  return {
    async find(bearer) {
      const token = readToken(bearer, secret)
      return token === undefined ? undefined : findByToken(db, token)
    },
    watch(sessionId, onEnd) {
      const own = watched.get(sessionId) ?? new Set()
      watched.set(sessionId, own.add(onEnd))
      timer ??= setInterval(() => void look(), WATCH_MS).unref()
      return () => {
        own.delete(onEnd)
        if (own.size === 0 && watched.get(sessionId) === own) watched.delete(sessionId)
        if (watched.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** The token of an Authorization header, as the accounts library reads it too. */
export function readBearer(authorization: string | null | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** Returns what a caller carries: the random token that the database knows, with the signature that opens it. */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret).toString('base64')}`
}

/** The token that the database knows; undefined without the signature, so that what is stored there opens nothing. */
function readToken(bearer: string, secret: string): string | undefined {
  const [token = '', signature = ''] = decode(bearer).split('.')
  const expected = signatureOf(token, secret)
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest()

function decode(bearer: string): string {
  try {
    return decodeURIComponent(bearer)
  } catch {
    return bearer
  }
}

async function findByToken(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('auth.session as session')
    .innerJoin('auth.user as user', 'user.id', 'session.userId')
    .innerJoin('profiles', 'profiles.id', 'user.id')
    .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
    .where('session.token', '=', token)
    // A sign-in that a suspension overtook is worth nothing.
    .where('profiles.suspended_at', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .select(['session.id', 'session.userId', 'user.email', 'user_roles.role'])
    .select(['profiles.full_name as fullName', 'profiles.created_at as createdAt', 'profiles.language'])
    .executeTakeFirst()
  return row && { ...row, role: row.role ?? 'user' }
}

async function findAlive(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('auth.session')
    .where('id', 'in', ids)
    .where('expiresAt', '>', sql<Date>`now()`)
    .select('id')
    .execute()
  return new Set(rows.map((row) => row.id))
}
