import { apiFetch } from './api.ts'
import { toApiError } from './api-error.ts'

/** Downloads what the server answers to a request, under the name it gives, else `name`. Throws an ApiError. */
export async function download(path: string, name: string, init?: RequestInit): Promise<void> {
  const response = await apiFetch(path, init)
  if (!response.ok) throw await toApiError(response)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  const named = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')
  link.download = named?.[1] ?? name
  link.click()
  URL.revokeObjectURL(link.href)
}
