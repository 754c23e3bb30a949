import { derive } from '#engine/ledger/fold.ts'
import { requireSession } from '#server/auth/policies.ts'
import { findLedger } from '#server/db/roadmap.ts'
import {
  countComments,
  findThread,
  insertComment,
  listComments as list,
  setResolved,
  type Thread,
} from '#server/db/venture-comments.ts'
import { viewRows } from '#server/records/view-records.ts'
import { withVentureLock } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { EvidenceType, FieldName } from '#shared/roadmap.ts'
import { COMMENTS_MAX, type CommentSubject, type VentureComment } from '#shared/ventures.ts'
import { type Entered, enterVenture, requireReader } from './in-venture.ts'

type Comments = { comments: VentureComment[] }

/** Returns what the people of a venture said about its parts. */
export async function listComments(ctx: Ctx, { id }: { id: string }): Promise<Comments> {
  return enterVenture(ctx, id, async ({ db }) => ({ comments: await list(db, id) }))
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
  return change(ctx, input.id, async (place) => {
    const { db, userId } = place
    if ((await countComments(db, input.id)) >= COMMENTS_MAX)
      throw new AppError('bad_request', `A venture holds up to ${COMMENTS_MAX} comments.`)
    const thread = input.thread_id === undefined ? undefined : await findThread(db, input.id, input.thread_id)
    if (input.thread_id !== undefined && !thread) throw gone()
    const { text, kind, passage, subject } = input
    if (!thread) await refuseMissing(place, input.id, subject)
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
    const recordId = (input.resolved && input.record_id) || null
    if (recordId !== null) await requireRecord(place, input.id, recordId)
    await setResolved(db, thread.id, input.resolved ? { userId, recordId } : null)
  })
}

/** Comments wait for whoever writes the venture: a record that answers one is there, and two do not resolve it at once. */
async function change(ctx: Ctx, id: string, work: (place: Entered) => Promise<void>): Promise<Comments> {
  const { userId } = requireSession(ctx.actor)
  return withVentureLock(ctx.database, userId, id, async (db) => {
    await work(await requireReader(db, userId, id))
    return { comments: await list(db, id) }
  })
}

function refuseOthers({ role, userId }: Entered, thread: Thread, { resolved, record_id }: Resolution): void {
  if (role === 'owner' || thread.user_id === userId) return
  const isProof = thread.kind === 'proof' && role === 'member' && resolved
  if (isProof && record_id !== undefined) return
  if (isProof)
    throw new AppError('forbidden', 'Attach the record that answers this, or ask the owner to resolve it.')
  throw new AppError('forbidden', 'Who began this thread resolves it, or the owner.')
}

/** Refuses a comment on what the roadmap does not have; there is one next step at a time, whatever it is called. */
async function refuseMissing(place: Entered, ventureId: string, { on, id }: CommentSubject): Promise<void> {
  if (on === 'record') await requireRecord(place, ventureId, id)
  const isKnown = FieldName.safeParse(id).success || EvidenceType.safeParse(id).success
  if (on === 'field' && !isKnown) throw new AppError('not_found', 'The roadmap has no such field.')
}

/** Refuses a record that is not in the venture's evidence. */
async function requireRecord({ db, userId }: Entered, ventureId: string, recordId: string): Promise<void> {
  const stored = await findLedger(db, userId, ventureId)
  const rows = stored ? viewRows(derive(stored.events), { places: [], begun: stored.venture.created_at }) : []
  if (rows.some(({ id }) => id === recordId)) return
  throw new AppError('not_found', 'This record does not exist, or it no longer counts.')
}

const subjectOf = ({ subject_on: on, subject_id: id }: Thread): CommentSubject => ({ on, id })

const gone = () => new AppError('not_found', 'This comment does not exist.')
