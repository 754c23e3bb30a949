import { changeProfile } from '#server/services/account/change-profile.ts'
import { exportAccount } from '#server/services/account/export-account.ts'
import { getProfile } from '#server/services/account/get-profile.ts'
import { getSignInMethods } from '#server/services/account/sign-in-methods.ts'
import { accountApi } from '#shared/account.ts'
import { type App, route } from './route.ts'

export function mountAccount(app: App): void {
  route(app, accountApi.profile, getProfile)
  route(app, accountApi.update, changeProfile)
  route(app, accountApi.signInMethods, getSignInMethods)
  route(app, accountApi.export, exportAccount)
}
