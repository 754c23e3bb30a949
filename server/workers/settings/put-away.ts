import { z } from 'zod'

/** Where it is kept which notices were put away, and for which facts, beside the settings. */
export const PUT_AWAY_KEY = 'put_away'

const Stored = z.record(z.string(), z.string()).catch({})

/** The facts that each notice was put away for, of what is stored. */
export const putAwayOf = (stored: unknown): Readonly<Record<string, string>> => Stored.parse(stored ?? {})
