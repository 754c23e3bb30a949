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
import { venturesApi } from '#shared/ventures.ts'
import { type App, route, routeFile } from './route.ts'

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
  routeFile(app, venturesApi.cohortFile, cohortFile)
}
