import { ApiError } from '#web/lib/api-error.ts'

/** What is stored in place of what was to be saved; undefined for any failure but a 409 `conflict`. */
export const currentOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'conflict' ? error.current : undefined

/** Who saved that, where it is known. */
export const savedByOf = (current: unknown): string | null =>
  typeof current === 'object' &&
  current !== null &&
  'savedBy' in current &&
  typeof current.savedBy === 'string'
    ? current.savedBy
    : null
