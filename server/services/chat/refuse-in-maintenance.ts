import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** Refuses messages while operators work on the product; admins try it out meanwhile. */
export async function refuseInMaintenance({ actor, settings }: Ctx, revision: string): Promise<void> {
  const { maintenance } = await settings.current(revision)
  if (!maintenance.on || (actor.kind === 'member' && actor.session.role === 'admin')) return
  throw new AppError('maintenance', maintenance.text)
}
