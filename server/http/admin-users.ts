import type { Accounts } from '#server/auth/accounts.ts'
import type { Attempts } from '#server/auth/attempts.ts'
import { makeResetLink } from '#server/auth/reset-token.ts'
import { bootstrapAdmin, bootstrapState } from '#server/services/bootstrap/bootstrap-admin.ts'
import { changeRole } from '#server/services/users/change-role.ts'
import { deleteUser } from '#server/services/users/delete-user.ts'
import { listUsers } from '#server/services/users/list-users.ts'
import { endSession, readRoadmap, readUser } from '#server/services/users/read-user.ts'
import { resetPassword } from '#server/services/users/reset-password.ts'
import { signOutEverywhere } from '#server/services/users/sign-out-everywhere.ts'
import { reactivateUser, suspendUser } from '#server/services/users/suspend-user.ts'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { usersApi } from '#shared/admin/users.ts'
import { type App, route } from './route.ts'

/** The first admin, and what admins do with everybody's accounts. */
export function mountAdminUsers(
  app: App,
  { attempts, accounts }: { attempts: Attempts; accounts: Accounts },
): void {
  route(app, bootstrapApi.state, bootstrapState)
  route(app, bootstrapApi.create, (ctx, input) => bootstrapAdmin(ctx, attempts, input))
  route(app, usersApi.list, listUsers)
  route(app, usersApi.changeRole, changeRole)
  route(app, usersApi.suspend, suspendUser)
  route(app, usersApi.reactivate, reactivateUser)
  route(app, usersApi.signOutEverywhere, signOutEverywhere)
  route(app, usersApi.remove, deleteUser)
  route(app, usersApi.resetPassword, (ctx, input) =>
    resetPassword(ctx, (person) => makeResetLink(accounts, ctx.config.publicUrl, person), input),
  )
  route(app, usersApi.read, readUser)
  route(app, usersApi.roadmap, readRoadmap)
  route(app, usersApi.endSession, endSession)
}
