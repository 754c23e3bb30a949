import type { z } from 'zod'
import { EXPORT_PATH, type ExportInput } from '#shared/dashboard.ts'
import { apiFetch } from '#web/lib/api.ts'
import { toApiError } from '#web/lib/api-error.ts'

type Format = z.infer<typeof ExportInput>['format']

/** Downloads the roadmap as a file. Throws an ApiError. */
export async function downloadRoadmap(format: Format): Promise<void> {
  const response = await apiFetch(`${EXPORT_PATH}?format=${format}`)
  if (!response.ok) throw await toApiError(response)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  const named = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')
  link.download = named?.[1] ?? `roadmap.${format}`
  link.click()
  URL.revokeObjectURL(link.href)
}
