import { sql } from 'kysely'
import type { CommentSubject, VentureComment, VentureRole } from '#shared/ventures.ts'
import type { Db } from './client.ts'

interface CommentRow extends Pick<VentureComment, 'id' | 'thread_id' | 'passage' | 'kind' | 'text'> {
  readonly on: CommentSubject['on']
  readonly subject: string
  readonly created_at: Date
  readonly user_id: string | null
  readonly name: string | null
  readonly role: VentureRole | null
  readonly resolved_at: Date | null
  readonly resolved_by: string | null
  readonly record_id: string | null
}

/** All comments of a venture, as they were written. */
export async function listComments(db: Db, ventureId: string): Promise<VentureComment[]> {
  const { rows } = await sql<CommentRow>`
    with names as materialized (select * from app.authors_in(${ventureId}::uuid))
    select comment.id, comment.thread_id, passage, kind, text, subject_on as on, subject_id as subject, created_at,
      author.user_id, author.name, member.role, resolved_at, resolver.name as resolved_by, record_id
    from venture_comments comment
    left join names author on author.user_id = comment.user_id
    left join names resolver on resolver.user_id = comment.resolved_by
    left join venture_members member on member.venture_id = comment.venture_id and member.user_id = comment.user_id
    where comment.venture_id = ${ventureId}::uuid order by comment.seq`.execute(db)
  return rows.map(({ on, subject, user_id, name, role, resolved_at, resolved_by, record_id, ...row }) => ({
    ...row,
    subject: { on, id: subject },
    created_at: row.created_at.toISOString(),
    author: user_id === null ? null : { user_id, name: name ?? '', role },
    resolved: resolved_at && { at: resolved_at.toISOString(), by: resolved_by ?? '', record_id },
  }))
}

/** The first comment of a thread, as its changes need it. */
export interface Thread {
  readonly id: string
  readonly subject_on: CommentSubject['on']
  readonly subject_id: string
  readonly kind: VentureComment['kind']
  readonly user_id: string | null
  readonly is_resolved: boolean
}

/** The thread that a comment began; undefined for an answer, and for what is in no venture that the caller sees. */
export async function findThread(db: Db, ventureId: string, id: string): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select id, subject_on, subject_id, kind, user_id, resolved_at is not null as is_resolved from venture_comments
    where id = ${id}::uuid and venture_id = ${ventureId}::uuid and thread_id is null`.execute(db)
  return rows[0]
}

export async function countComments(db: Db, ventureId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from venture_comments where venture_id = ${ventureId}::uuid`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertComment(
  db: Db,
  comment: {
    id: string
    ventureId: string
    userId: string
    threadId: string | null
    subject: CommentSubject
    passage: string
    kind: VentureComment['kind']
    text: string
  },
): Promise<void> {
  const { id, ventureId, userId, threadId, subject, passage, kind, text } = comment
  await sql`
    insert into venture_comments
      (id, venture_id, user_id, thread_id, subject_on, subject_id, passage, kind, text)
    values (${id}::uuid, ${ventureId}::uuid, ${userId}::uuid, ${threadId}::uuid, ${subject.on}, ${subject.id},
      ${passage}, ${kind}, ${text})`.execute(db)
}

/** Resolves a thread, with the record that answers it, or opens it again. */
export async function setResolved(
  db: Db,
  id: string,
  resolved: { userId: string; recordId: string | null } | null,
): Promise<void> {
  await sql`
    update venture_comments set resolved_at = ${resolved ? sql`now()` : null}, resolved_by = ${resolved?.userId ?? null}::uuid,
      record_id = ${resolved?.recordId ?? null}
    where id = ${id}::uuid`.execute(db)
}
