import { z } from 'zod'
import { Uuid } from '../chat.ts'

/** Longest note beside a saved version, in characters. */
export const NOTE_MAX_LENGTH = 200

/** How a text differs from the version before it. */
export const LineChange = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  /** The first line that is new, or else the first that is gone. */
  line: z.string(),
})
export type LineChange = z.infer<typeof LineChange>

/** Who saved something; null when the account is gone. */
export const VersionActor = z.object({ id: Uuid, email: z.string(), full_name: z.string() }).nullable()
export type VersionActor = z.infer<typeof VersionActor>
