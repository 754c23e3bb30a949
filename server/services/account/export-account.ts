import { dbActor, requireSession } from '#server/auth/policies.ts'
import {
  findProfile,
  listLogOf,
  listSessions,
  listSignInMethods,
  listUsage,
  listWholeConversations,
} from '#server/db/account.ts'
import { exportCommitments } from '#server/db/commitments.ts'
import { exportDocuments } from '#server/db/documents.ts'
import { readRoadmapWhole } from '#server/db/roadmap-export.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AccountExport } from '#shared/account.ts'
import { AppError } from '#shared/errors.ts'

/** Everything the product holds about the caller, as seen in one moment. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const { userId } = requireSession(ctx.actor)
  const { system } = ctx.database
  const sessions = await listSessions(system, userId)
  const sign_in_methods = await listSignInMethods(system, userId)
  const log = await listLogOf(system, userId)
  return ctx.database.asActor(dbActor(ctx), async (db) => {
    const profile = await findProfile(db, userId)
    if (!profile) throw new AppError('not_found', 'This account does not exist.')
    const conversations = await listWholeConversations(db, userId)
    const usage = await listUsage(db, userId)
    const roadmap = await readRoadmapWhole(db, userId)
    const documents = await exportDocuments(db, userId)
    const committed = await exportCommitments(db, userId)
    const kept = {
      profile,
      conversations,
      ...roadmap,
      documents,
      ...committed,
      sessions,
      sign_in_methods,
      usage,
      log,
    }
    return { exported_at: ctx.now().toISOString(), ...kept }
  })
}
