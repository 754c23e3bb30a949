import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Db, DbActor } from '#server/db/client.ts'
import {
  type AskedQuestion,
  findAsked,
  findSet,
  insertCase,
  type NewCase,
  putSet,
} from '#server/db/evaluation-cases.ts'
import { findLedger } from '#server/db/roadmap.ts'
import type { Ctx } from '#server/services/context.ts'
import { conversationsReader } from '#server/services/conversations/conversations-reader.ts'
import { CASE_LIMITS, FIRST_SET, type KeptCase } from '#shared/admin/evaluation-cases.ts'
import { AppError } from '#shared/errors.ts'
import { conversationLanguage } from '#shared/language.ts'

export interface CaseToKeep {
  readonly message_id?: string | undefined
  readonly question?: string | undefined
  readonly expectation: string
  /** The name of its set. */
  readonly set?: string | undefined
}

/** Keeps a question of a conversation as it was asked, or one that the operator writes, in a set. */
export async function keepCase(
  ctx: Ctx,
  { message_id, question = '', expectation, set }: CaseToKeep,
): Promise<{ case: KeptCase }> {
  const actor = adminActor(ctx)
  if (message_id !== undefined) conversationsReader(ctx)
  const asked = message_id === undefined ? byHand(question) : await askedIn(ctx, actor, message_id)
  const kept = await ctx.database.asActor(
    actor,
    (db) => store(db, { ...asked, expectation }, set, actor.userId),
    {
      lock: 'evaluation_sets',
    },
  )
  return { case: kept }
}

type CaseContext = Omit<NewCase, 'setId' | 'expectation'>

async function askedIn(ctx: Ctx, actor: DbActor, messageId: string): Promise<CaseContext> {
  const asked = await ctx.database.asActor(actor, (db) => findAsked(db, messageId))
  if (!asked) throw new AppError('not_found', 'This message does not exist.')
  const { turns, reply } = asked
  return {
    messageId: asked.messageId,
    turns,
    reply,
    ledger: await ledgerThen(ctx, asked),
    visitor: asked.userId === null,
    lang: conversationLanguage([...turns]),
  }
}

/** The roadmap as it stood before the question. Only its owner's role reads a ledger. */
async function ledgerThen(ctx: Ctx, { userId, askedAt }: AskedQuestion) {
  if (userId === null) return []
  const ledger = await ctx.database.asActor({ role: 'member', userId }, (db) => findLedger(db, userId))
  return (ledger?.events ?? []).filter(({ at }) => at === undefined || new Date(at) < askedAt)
}

/** A question without a conversation, as a new member would ask it. */
export const byHand = (question: string): CaseContext => ({
  messageId: null,
  turns: [{ role: 'user', content: question }],
  ledger: [],
  visitor: false,
  lang: conversationLanguage([{ role: 'user', content: question }]),
  reply: null,
})

async function store(
  db: Db,
  asked: Omit<NewCase, 'setId'>,
  name: string | undefined,
  actorId: string,
): Promise<KeptCase> {
  const present = await findSet(db, { name: name ?? null, open: true })
  if (present && present.cases >= CASE_LIMITS.cases) {
    const message = `${present.name} is full: a set holds ${CASE_LIMITS.cases} cases. Name another set.`
    throw new AppError('bad_request', message)
  }
  const setId = await putSet(db, present?.name ?? name ?? FIRST_SET)
  const { id, isNew } = await insertCase(db, { ...asked, setId })
  const set = await findSet(db, { id: setId, open: true })
  const kept = { id, set: set?.name ?? '', set_id: setId, in_set: set?.cases ?? 0 }
  if (isNew) {
    const after = { set: kept.set, message_id: asked.messageId }
    await insertAudit(db, { actorId, action: 'evaluation_case_kept', target: `evaluation_case:${id}`, after })
  }
  return kept
}
