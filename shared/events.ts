import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors.ts'

const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** What a reply did to the roadmap (product.md section 3, in-memory message). */
export const DashboardUpdate = z.object({
  type: z.enum(['evidence_added', 'widget_populated', 'level_up', 'confidence_boost']),
  changes: z.object({
    evidenceCount: z.record(z.string(), z.number()).optional(),
    widgetName: z.string().optional(),
    newLevel: z.number().int().optional(),
    confidenceIncrease: z.number().optional(),
  }),
  needsConfirmation: z.boolean(),
})
export type DashboardUpdate = z.infer<typeof DashboardUpdate>

/**
 * One event of a chat stream, as produced, sent, and read by the client.
 * The text comes as an OpenAI chunk; everything else rides in the same envelope with empty choices.
 */
export const ChatEvent = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().optional() }),
      finish_reason: z.enum(['stop', 'length']).nullish(),
    }),
  ),
  dashboard_update: DashboardUpdate.optional(),
  notice: z.enum(['retrying']).optional(),
  status: z.enum(['stopped', 'interrupted']).optional(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).optional(),
})
export type ChatEvent = z.infer<typeof ChatEvent>

/** One change in the caller's data, as sent by GET /realtime/v1: ids only, the client fetches. */
export const ChangeEvent = z.object({
  table: z.enum(['conversations', 'dashboard_config', 'evidence_entries', 'user_state']),
  id: z.string(),
  op: z.enum(['INSERT', 'UPDATE', 'DELETE']),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>
