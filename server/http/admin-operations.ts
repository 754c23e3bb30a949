import { exportAudit } from '#server/services/audit/export-audit.ts'
import { listAudit } from '#server/services/audit/list-audit.ts'
import { listNotices } from '#server/services/notices/list-notices.ts'
import { putAwayNotice } from '#server/services/notices/put-away.ts'
import { auditApi } from '#shared/admin/audit.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import { type App, route, routeFile } from './route.ts'

/** Mounts what operators look at: notices and the audit log. */
export function mountAdminOperations(app: App): void {
  route(app, noticesApi.list, listNotices)
  route(app, noticesApi.putAway, putAwayNotice)
  route(app, auditApi.list, listAudit)
  routeFile(app, auditApi.export, exportAudit)
}
