import { chatApi } from '#shared/chat.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { clearVisitorId, getVisitorId } from '#web/lib/visitor.ts'
import { warn } from '#web/lib/warn.ts'
import { type Arrival, welcomeToast } from './welcome-toast.ts'

/** What follows once a session has been opened: the visitor's conversations come along, and a word is said. */
export async function arrive(arrival: Arrival): Promise<void> {
  const claimed = await claimHistory()
  const welcome = welcomeToast(arrival, claimed)
  if (welcome) toast(welcome)
  if (claimed > 0) await queryClient.invalidateQueries()
}

/** Moves the visitor's conversations to the account and forgets the visitor; returns how many moved. */
async function claimHistory(): Promise<number> {
  const sessionId = getVisitorId()
  if (!sessionId) return 0
  try {
    const { count } = await call(chatApi.claim, { session_id: sessionId }, { retry: true })
    return count
  } catch (error) {
    warn('The conversations from before signing in could not be claimed.', error)
    return 0
  } finally {
    clearVisitorId()
  }
}
