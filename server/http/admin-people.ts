import { acceptInvitation, readInvitation } from '#server/services/invitations/accept-invitation.ts'
import { invite, listInvitations, revokeInvitation } from '#server/services/invitations/invitations.ts'
import { readSiteState, saveSignUp, saveSite } from '#server/services/site/site.ts'
import { listVersions, readVersion } from '#server/services/site/site-versions.ts'
import { invitationsApi } from '#shared/admin/invitations.ts'
import { siteApi } from '#shared/admin/site.ts'
import { AppError } from '#shared/errors.ts'
import { ROUTES } from '#shared/routes.ts'
import { guard } from './guard.ts'
import { type App, route } from './route.ts'
import { unindexed } from './unindexed.ts'

/** Mounts invitations and the settings of the site. */
export function mountAdminPeople(app: App): void {
  for (const path of [ROUTES.invitation, invitationsApi.read.path]) app.use(path, unindexed)
  route(app, invitationsApi.list, listInvitations)
  route(app, invitationsApi.create, invite)
  route(app, invitationsApi.revoke, revokeInvitation)
  route(app, invitationsApi.read, readInvitation)
  route(app, invitationsApi.accept, acceptInvitation)
  route(app, siteApi.read, readSiteState)
  route(app, siteApi.versions, listVersions)
  route(app, siteApi.version, readVersion)
  route(app, siteApi.save, saveSite)
  route(app, siteApi.saveSignUp, saveSignUp)
  // Named by its content, so that it never changes.
  app.get('/logos/:hash', guard(), (c) => {
    const logo = c.get('ctx').site.logo(c.req.param('hash'))
    if (!logo) throw new AppError('not_found', 'There is no such image.')
    return c.body(logo.bytes, 200, {
      'Content-Type': logo.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
