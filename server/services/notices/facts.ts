import type { Notice } from '#shared/admin/notices.ts'

/**
 * Returns what has to change before a notice that was put away comes back; one without a time comes back next
 * month.
 */
export const factsOf = ({ facts, title, at }: Notice, now: Date): string =>
  facts ?? `${title} ${at ?? now.toISOString().slice(0, 7)}`
