import { z } from 'zod'
import { Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'
import { Proposal } from './proposals.ts'
import { EvidenceType, FieldName } from './roadmap.ts'

/** Something a visitor told that an account would keep on the roadmap. Nothing of it is stored. */
export const NoticedFact = z.object({
  messageId: Uuid,
  /** Verbatim part of the message. */
  quote: z.string(),
  fact: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('evidence'),
      type: EvidenceType,
      /** Null where the message leaves open how many. */
      count: z.number().int().min(1).nullable(),
      org: z.string().nullable(),
      paid: z.boolean(),
      amount: z.string().nullable(),
    }),
    z.object({ kind: z.literal('field'), field: FieldName, value: z.string() }),
  ]),
})
export type NoticedFact = z.infer<typeof NoticedFact>

/** One thing that came with the conversations somebody had before they had an account. */
export const ClaimedRow = z.object({
  recordId: z.string(),
  quote: z.string(),
  state: z.enum(['open', 'added', 'dismissed']),
  proposal: Proposal,
  /** What POST undo takes to take back that it was added or dismissed. */
  undoEventId: z.string().nullable(),
})
export type ClaimedRow = z.infer<typeof ClaimedRow>

export const noticedApi = {
  /** What a visitor's conversation would put on their roadmap; nothing for members, who have the roadmap. */
  preview: endpoint({
    method: 'GET',
    path: '/functions/v1/preview',
    access: 'anyone',
    rate: 'costly',
    input: z.object({ conversationId: Uuid }),
    output: z.object({ language: z.enum(LANGUAGES), facts: z.array(NoticedFact) }),
  }),
  /** Everything the conversations claimed last told: what counts, what waits and what was dismissed; `claimed_at` is null where none were claimed. */
  claimed: endpoint({
    method: 'GET',
    path: '/rest/v1/dashboard/claimed',
    access: 'member',
    input: z.object({}),
    output: z.object({
      claimed_at: z.iso.datetime({ offset: true }).nullable(),
      language: z.enum(LANGUAGES),
      rows: z.array(ClaimedRow),
    }),
  }),
}
