import { derive } from '#engine/ledger/fold.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  countComments,
  findThread,
  insertComment,
  listComments as list,
  setResolved,
  type Thread,
} from '#server/db/venture-comments.ts'
import { withVentureLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { COMMENTS_MAX, type CommentSubject, type VentureComment } from '#shared/ventures.ts'
import { enter, type InVenture } from './in-venture.ts'

type Comments = { comments: VentureComment[] }

/** What the people of a venture said about its parts. */
export async function listComments(ctx: Ctx, { id }: { id: string }): Promise<Comments> {
  const { userId } = requireSession(ctx.actor)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    await enter(db, userId, id)
    return { comments: await list(db, id) }
  })
}

interface NewComment {
  readonly id: string
  readonly subject: CommentSubject
  readonly thread_id?: string | undefined
  readonly passage: string
  readonly kind: VentureComment['kind']
  readonly text: string
}

/** Begins a thread, or answers one; an answer is about what its thread is about. */
export async function comment(ctx: Ctx, input: NewComment): Promise<Comments> {
  return change(ctx, input.id, async ({ db, userId }) => {
    if ((await countComments(db, input.id)) >= COMMENTS_MAX)
      throw new AppError('bad_request', `A venture holds up to ${COMMENTS_MAX} comments.`)
    const thread = input.thread_id === undefined ? undefined : await findThread(db, input.id, input.thread_id)
    if (input.thread_id !== undefined && !thread) throw gone()
    const { text, kind, passage, subject } = input
    const about = thread
      ? { threadId: thread.id, subject: subjectOf(thread), passage: '', kind: 'comment' as const }
      : { threadId: null, subject, passage, kind }
    await insertComment(db, { id: ctx.newId(), ventureId: input.id, userId, text, ...about })
  })
}

interface Resolution {
  readonly id: string
  readonly commentId: string
  readonly resolved: boolean
  readonly record_id?: string | undefined
}

/** Resolves a thread or opens it again. Who says the same twice changes nothing more. */
export async function resolveComment(ctx: Ctx, input: Resolution): Promise<Comments> {
  return change(ctx, input.id, async (place) => {
    const { db, userId } = place
    const thread = await findThread(db, input.id, input.commentId)
    if (!thread) throw gone()
    refuseOthers(place, thread, input)
    if (thread.is_resolved === input.resolved) return
    const recordId = input.resolved ? recordIn(place, input.record_id) : null
    await setResolved(db, thread.id, input.resolved ? { userId, recordId } : null)
  })
}

/** Comments wait for whoever writes the venture: a record that answers one is there, and two do not resolve it at once. */
async function change(ctx: Ctx, id: string, work: (place: InVenture) => Promise<void>): Promise<Comments> {
  const { userId } = requireSession(ctx.actor)
  return withVentureLock(ctx.database, userId, id, async (db) => {
    await work(await enter(db, userId, id))
    return { comments: await list(db, id) }
  })
}

function refuseOthers(
  { role, userId }: InVenture,
  thread: Thread,
  { resolved, record_id }: Resolution,
): void {
  if (role === 'owner' || thread.user_id === userId) return
  const isProof = thread.kind === 'proof' && role === 'member' && resolved
  if (isProof && record_id !== undefined) return
  if (isProof)
    throw new AppError('forbidden', 'Attach the record that answers this, or ask the owner to resolve it.')
  throw new AppError('forbidden', 'Who began this thread resolves it, or the owner.')
}

/** The record that answers a request; it counts on the roadmap. */
function recordIn({ stored }: InVenture, recordId: string | undefined): string | null {
  if (recordId === undefined) return null
  const known = derive(stored.events).records.some(({ id, state }) => id === recordId && state === 'active')
  if (known) return recordId
  throw new AppError('not_found', 'This record does not exist, or it no longer counts.')
}

const subjectOf = ({ subject_on: on, subject_id: id }: Thread): CommentSubject => ({ on, id })

const gone = () => new AppError('not_found', 'This comment does not exist.')
