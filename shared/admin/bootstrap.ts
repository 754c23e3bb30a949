import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const MISSING = 'Please enter the bootstrap passcode.'

const PATH = '/functions/v1/bootstrap-admin'

export const bootstrapApi = {
  /** Whether there is no admin yet, so that the page need not ask for a passcode that does nothing. */
  state: endpoint({
    method: 'GET',
    path: PATH,
    access: 'member',
    input: z.object({}),
    output: z.object({ open: z.boolean() }),
  }),
  /**
   * Makes the caller the first admin. A refusal has the one error shape: 403 for a wrong passcode or when an
   * admin exists already, 429 after too many guesses.
   */
  create: endpoint({
    method: 'POST',
    path: PATH,
    access: 'member',
    input: z.object({ passcode: z.string(MISSING).trim().min(1, MISSING).max(500) }),
    output: z.object({ success: z.literal(true), error: z.string().optional() }),
  }),
}
