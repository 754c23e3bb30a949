import { createHash } from 'node:crypto'

/** Returns whether a question is kept from the calibration, by a bit of its SHA-256: half of all questions. */
export const isHeldOut = (query: string): boolean =>
  ((createHash('sha256').update(query).digest()[0] ?? 0) & 1) === 1
