import { ROUTES } from '#shared/routes.ts'

/** The address of the form for a reset link; a `next` in the present query string is carried along. */
export function forgotPath(search = ''): string {
  const params = new URLSearchParams(search)
  params.set('view', 'forgot')
  return `${ROUTES.auth}?${params}`
}
