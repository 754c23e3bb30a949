import { permit } from '#server/auth/policies.ts'
import { cohortFile, listCohort } from '#server/services/ventures/cohort.ts'
import { comment, listComments, resolveComment } from '#server/services/ventures/comments.ts'
import { invite, revokeInvitation } from '#server/services/ventures/invite.ts'
import {
  createVenture,
  listVentures,
  removeVenture,
  updateVenture,
} from '#server/services/ventures/own-ventures.ts'
import { changeMember, listMembers, removeMember } from '#server/services/ventures/people.ts'
import { COHORT_FILE_PATH, CohortInput, venturesApi } from '#shared/ventures.ts'
import { guard } from './guard.ts'
import { type App, parseInput, route } from './route.ts'
import { UNDECLARED } from './undeclared.ts'

/** Ventures, who belongs to them, and what their people say to each other. */
export function mountVentures(app: App): void {
  route(app, venturesApi.list, listVentures)
  route(app, venturesApi.create, createVenture)
  route(app, venturesApi.change, updateVenture)
  route(app, venturesApi.remove, removeVenture)
  route(app, venturesApi.members, listMembers)
  route(app, venturesApi.changeMember, changeMember)
  route(app, venturesApi.removeMember, removeMember)
  route(app, venturesApi.invite, invite)
  route(app, venturesApi.revoke, revokeInvitation)
  route(app, venturesApi.comments, listComments)
  route(app, venturesApi.comment, comment)
  route(app, venturesApi.resolve, resolveComment)
  route(app, venturesApi.cohort, listCohort)
  app.get(COHORT_FILE_PATH, guard(UNDECLARED['GET /rest/v1/cohort/file']), async (c) => {
    const ctx = c.get('ctx')
    permit(ctx.actor, 'member')
    const file = await cohortFile(ctx, parseInput(CohortInput, c.req.query()))
    return c.body(file.text, 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    })
  })
}
