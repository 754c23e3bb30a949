import { z } from 'zod'
import type { Notice } from '#shared/admin/notices.ts'

/** Where it is kept which notices were put away, and for which facts, beside the settings. */
export const PUT_AWAY_KEY = 'put_away'

const Stored = z.record(z.string(), z.string()).catch({})

/** The facts that each notice was put away for, of what is stored. */
export const putAwayOf = (stored: unknown): Readonly<Record<string, string>> => Stored.parse(stored ?? {})

/** What has to change before a notice that was put away comes back; one without a time comes back next month. */
export const factsOf = ({ facts, title, at }: Notice, now: Date): string =>
  facts ?? `${title} ${at ?? now.toISOString().slice(0, 7)}`
