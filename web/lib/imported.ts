import { z } from 'zod'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'

/** What was just imported, told to the evidence page by the address that leads there. */
const Imported = z.object({
  ventureId: z.string(),
  importId: z.string(),
  file: z.string(),
  count: z.number(),
  /** The counter and what it is now; null where several things came in. */
  type: z.enum(EVIDENCE_TYPES).nullable(),
  total: z.number(),
})
export type Imported = z.infer<typeof Imported>

/** Reads what was just imported out of the state of an address; null when nothing was. */
export function importedIn(state: unknown): Imported | null {
  return z.object({ imported: Imported }).safeParse(state).data?.imported ?? null
}
