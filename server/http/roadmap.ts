import { confirmAll, confirmEvidence, rejectEvidence } from '#server/services/roadmap/confirm-evidence.ts'
import { editField } from '#server/services/roadmap/edit-field.ts'
import { exportRoadmap } from '#server/services/roadmap/export-roadmap.ts'
import { forgetEvidence } from '#server/services/roadmap/forget-evidence.ts'
import { getDashboard } from '#server/services/roadmap/get-dashboard.ts'
import { listClaimed, previewRoadmap } from '#server/services/roadmap/noticed.ts'
import { readShared, shareRoadmap, unshareRoadmap } from '#server/services/roadmap/share-roadmap.ts'
import { openVenture, renameVenture, startVenture } from '#server/services/roadmap/start-venture.ts'
import { tellSituation } from '#server/services/roadmap/tell-situation.ts'
import { undoChange } from '#server/services/roadmap/undo-change.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import { noticedApi } from '#shared/noticed.ts'
import { ROUTES } from '#shared/routes.ts'
import { type App, route, routeFile } from './route.ts'
import { unindexed } from './unindexed.ts'

/** The roadmap: what it shows, what changes it, and what takes it along. */
export function mountRoadmap(app: App): void {
  for (const path of [ROUTES.sharedRoadmap, dashboardApi.shared.path]) app.use(path, unindexed)
  route(app, dashboardApi.get, getDashboard)
  route(app, dashboardApi.situation, tellSituation)
  route(app, dashboardApi.edit, editField)
  route(app, dashboardApi.confirm, confirmEvidence)
  route(app, dashboardApi.confirmAll, confirmAll)
  route(app, dashboardApi.reject, rejectEvidence)
  route(app, dashboardApi.undo, undoChange)
  route(app, dashboardApi.startVenture, startVenture)
  route(app, dashboardApi.openVenture, openVenture)
  route(app, dashboardApi.renameVenture, renameVenture)
  route(app, dashboardApi.share, shareRoadmap)
  route(app, dashboardApi.unshare, unshareRoadmap)
  route(app, dashboardApi.shared, readShared)
  route(app, dashboardApi.forgetEvidence, forgetEvidence)
  route(app, noticedApi.preview, previewRoadmap)
  route(app, noticedApi.claimed, listClaimed)
  routeFile(app, dashboardApi.export, exportRoadmap)
}
