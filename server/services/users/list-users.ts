import type { z } from 'zod'
import { operatorActor } from '#server/auth/policies.ts'
import { listUsers as list } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import type { AdminUser, usersApi } from '#shared/admin/users.ts'

/** The users that match; without `page` all of them. */
export async function listUsers(
  ctx: Ctx,
  input: z.output<typeof usersApi.list.input>,
): Promise<{ users: AdminUser[]; total: number }> {
  const { page, pageSize, search, role, status, sort, order } = input
  const part =
    page === undefined ? { limit: null, offset: 0 } : { limit: pageSize, offset: (page - 1) * pageSize }
  return ctx.database.asActor(operatorActor(ctx), (db) =>
    list(db, { search, role, status, sort, order, ...part }),
  )
}
