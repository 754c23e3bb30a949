import { dashboardApi } from '#shared/dashboard.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { download } from '#web/lib/download.ts'

type Format = InputOf<typeof dashboardApi.export>['format']

/** Downloads the roadmap as a file. Throws an ApiError. */
export const downloadRoadmap = (format: Format): Promise<void> =>
  download(`${dashboardApi.export.path}?format=${format}`, `roadmap.${format}`)
