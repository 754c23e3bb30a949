import type { Readable } from 'node:stream'
import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findOperations } from '#server/db/operations.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Backups } from '#shared/admin/system.ts'
import { AppError } from '#shared/errors.ts'

/** The backups of the server that answers. */
export async function describeBackups({ installation }: Ctx, backupAt: Date | null): Promise<Backups> {
  const { folder, list, state } = installation.backups
  const files = (await list()).map(({ at, ...file }) => ({ ...file, at: at.toISOString() }))
  return { folder, files, ...state(), lastAt: backupAt?.toISOString() ?? null }
}

/** Begins a backup, unless one is being written; who did is written down. */
export async function makeBackup(ctx: Ctx): Promise<Backups> {
  const actor = adminActor(ctx)
  const { backupAt } = await ctx.database.asActor(actor, async (db) => {
    if (!ctx.installation.backups.state().running)
      await insertAudit(db, { actorId: actor.userId, action: 'backup_begun', target: 'system:backup' })
    return findOperations(db)
  })
  ctx.installation.backups.begin()
  return describeBackups(ctx, backupAt)
}

export interface OpenBackup {
  readonly name: string
  readonly bytes: number
  readonly contents: Readable
}

/** A backup to take away. It holds every conversation, so where operators read none, they take no backup either. */
export async function downloadBackup(ctx: Ctx, { name }: { name: string }): Promise<OpenBackup> {
  const actor = adminActor(ctx)
  if (ctx.config.ADMIN_CONVERSATIONS === 'off') {
    throw new AppError(
      'forbidden',
      'A backup holds every conversation, and reading them is off here (ADMIN_CONVERSATIONS). Take it from the server’s folder.',
    )
  }
  const file = await ctx.installation.backups.open(name)
  if (!file) throw new AppError('not_found', 'There is no such backup.')
  const entry = { actorId: actor.userId, action: 'backup_downloaded', target: `backup:${name}` }
  await ctx.database.asActor(actor, (db) => insertAudit(db, entry))
  return { name, ...file }
}
