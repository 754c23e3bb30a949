import { importsApi, type VentureImport } from '#shared/imports.ts'
import { fetchJson } from './api.ts'

/** Sends a file to be read for a venture. Throws an ApiError whose message is fit to show. */
export async function readUpload(
  ventureId: string,
  file: File,
  signal?: AbortSignal,
): Promise<VentureImport> {
  const body = new FormData()
  body.append('file', file, file.name)
  const { method, path } = importsApi.read
  const init = { method, body, ...(signal && { signal }) }
  // Read twice, it would be there twice.
  const answer = await fetchJson(path.replace(':id', ventureId), init, { retry: false })
  return (answer as { import: VentureImport }).import
}
