import { chatApi } from '#shared/chat.ts'
import { call } from '#web/lib/api.ts'
import { arrival as welcomed } from '#web/lib/arrival.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { clearVisitorId, getVisitorId } from '#web/lib/visitor.ts'
import { warn } from '#web/lib/warn.ts'
import { type Arrival, welcomeToast } from './welcome-toast.ts'

const t = textsOf('auth')

/** Longest that moving the history may hold up an arrival, in milliseconds. */
const CLAIM_LIMIT_MS = 10_000
/** Longer than other news: it comes with a way to go, in milliseconds. */
const REVIEW_MS = 8000

/**
 * Opens a session by `open`, which calls back with its token; the visitor's conversations come along before
 * any page asks for them, and a word is said. `review` leads to what they put on the roadmap. Resolves to what `open`
 * does.
 */
export async function arrive<Result>(
  arrival: Arrival,
  open: (claim: (token: string) => Promise<void>) => Promise<Result>,
  review: () => void,
): Promise<Result> {
  let claimed: number | undefined
  const result = await open(async (token) => {
    claimed = await claimHistory(token)
  })
  if (arrival === 'sign-up' && claimed !== undefined) welcomed.set(claimed > 0 ? 'claimed' : 'new')
  const welcome = claimed === undefined ? null : welcomeToast(arrival, claimed)
  if (welcome)
    toast(
      claimed
        ? { ...welcome, duration: REVIEW_MS, action: { label: t('arrival.review'), onClick: review } }
        : welcome,
    )
  return result
}

/** Moves the visitor's conversations to the account and forgets the visitor; returns how many moved. */
async function claimHistory(token: string): Promise<number> {
  const sessionId = getVisitorId()
  if (!sessionId) return 0
  const signal = AbortSignal.timeout(CLAIM_LIMIT_MS)
  try {
    const { count } = await call(chatApi.claim, { session_id: sessionId }, { token, signal, retry: true })
    return count
  } catch (error) {
    warn('The conversations from before signing in could not be claimed.', error)
    return 0
  } finally {
    clearVisitorId()
  }
}
