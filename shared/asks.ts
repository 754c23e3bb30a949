import { z } from 'zod'
import { AnswerOption, FieldName } from './roadmap.ts'

/** What a reply asks, as data: it is stored with the reply, and the next message is read with it. */
export const Asks = z.discriminatedUnion('kind', [
  /** A field of the roadmap, which a few words answer. */
  z.object({ kind: z.literal('field'), field: FieldName }),
  /** How many interviews or paying customers there are, which a number answers. */
  z.object({ kind: z.literal('count'), evidenceType: z.enum(['interview', 'revenue']) }),
  /** An open question of the ledger, by the id of its record or choice, with its answers. */
  z.object({ kind: z.literal('record'), recordId: z.string(), options: z.array(AnswerOption) }),
  /** Anything else, by the name of the guide's question: its answer belongs to no field. */
  z.object({ kind: z.literal('other'), question: z.string() }),
])
export type Asks = z.infer<typeof Asks>

/** Reads what the database holds of a reply; null for what another release wrote and this one cannot read. */
export function storedAsks(value: unknown): Asks | null {
  return Asks.safeParse(value).data ?? null
}
