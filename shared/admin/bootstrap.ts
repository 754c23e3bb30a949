import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const MISSING = 'Please enter the bootstrap passcode.'

export const bootstrapApi = {
  /**
   * Makes the caller the first admin. A refusal has the one error shape: 403 for a wrong passcode or when an
   * admin exists already, 429 after too many guesses.
   */
  create: endpoint({
    method: 'POST',
    path: '/functions/v1/bootstrap-admin',
    access: 'member',
    input: z.object({ passcode: z.string(MISSING).trim().min(1, MISSING).max(500) }),
    output: z.object({ success: z.literal(true), error: z.string().optional() }),
  }),
}
