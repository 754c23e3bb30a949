import type { z } from 'zod'
import { EXPORT_PATH, type ExportInput } from '#shared/dashboard.ts'
import { download } from '#web/lib/download.ts'

type Format = z.infer<typeof ExportInput>['format']

/** Downloads the roadmap as a file. Throws an ApiError. */
export const downloadRoadmap = (format: Format): Promise<void> =>
  download(`${EXPORT_PATH}?format=${format}`, `roadmap.${format}`)
