import type { z } from 'zod'
import { SettingsTestInput } from '#shared/admin/settings.ts'
import { CHAT_BODY_LIMIT, ChatAddress, ChatInput } from '#shared/chat.ts'
import { ChangesInput } from '#shared/events.ts'
import type { Policy } from './guard.ts'

/** A door that no endpoint declares: what it lets in, and what it reads. */
interface Undeclared extends Policy {
  readonly inputs: readonly z.ZodType[]
}

const named = <Name extends string>(doors: Record<Name, Undeclared>) => doors

/** The doors beside the declared endpoints: streams, files, and what tells that the server lives. */
export const UNDECLARED = named({
  'POST /functions/v1/chat': { body: CHAT_BODY_LIMIT, inputs: [ChatInput, SettingsTestInput] },
  'GET /functions/v1/chat': { inputs: [ChatAddress] },
  'GET /realtime/v1': { inputs: [ChangesInput] },
  'GET /calendar/:file': { rate: 'costly', inputs: [] },
  'GET /stop-mail/:token': { rate: 'costly', inputs: [] },
  'POST /stop-mail/:token': { rate: 'costly', inputs: [] },
  'GET /healthz': { rate: 'probe', inputs: [] },
  'GET /readyz': { rate: 'probe', inputs: [] },
  'GET /metrics': { rate: 'probe', inputs: [] },
})
