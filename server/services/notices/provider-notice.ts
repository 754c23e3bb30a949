import type { Operations } from '#server/db/operations.ts'
import type { Notice } from '#shared/admin/notices.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The provider counts as failing when this many of the newest calls failed, and half of them or more. */
const FAILURES = 3
const SHARE = 0.5
/** These stay until somebody does something, so that one is enough. */
const LASTING: readonly string[] = [
  'upstream_unauthorized',
  'upstream_payment',
  'upstream_unconfigured',
] satisfies ErrorCode[]
/** Ends that say something of a message, and nothing of the provider. */
const NOT_FAILING: readonly string[] = ['upstream_filtered', 'upstream_refused'] satisfies ErrorCode[]

const CAUSES: Partial<Record<string, { text: string; advice: string }>> = {
  upstream_unauthorized: {
    text: 'The provider refuses the API key.',
    advice: 'Check the key under Assistant Settings or in the environment.',
  },
  upstream_payment: {
    text: 'The provider’s credits are used up, or it wants to be paid.',
    advice: 'Add credits in your account with the provider.',
  },
  upstream_rate_limited: {
    text: 'The provider gets more requests from this key than it allows.',
    advice: 'Wait, or raise the limits in your account with the provider.',
  },
  upstream_bad_request: {
    text: 'The provider does not accept the request, most often because of the model’s name.',
    advice: 'Check the model under Assistant Settings.',
  },
  upstream_unconfigured: {
    text: 'The provider chosen in the settings has no key on this server.',
    advice: 'Enter its key under Assistant Settings, or choose the other provider.',
  },
  upstream_empty: {
    text: 'The model answers without a word, also when it is asked again with more room.',
    advice: 'Let it think less under Assistant Settings, or choose another model.',
  },
  upstream_unreachable: {
    text: 'The provider cannot be reached.',
    advice: 'Check this server’s network and the provider’s address.',
  },
  upstream_timeout: {
    text: 'The provider takes too long to answer.',
    advice: 'Look at the provider’s status page, or choose a faster model.',
  },
}
const OTHER = {
  text: 'The provider answers with errors.',
  advice: 'Look at the provider’s status page and at the server’s log.',
}

/**
 * Returns whether the newest calls of a model, newest first, say that something is wrong; and what founders
 * get meanwhile.
 */
export function providerNotice(calls: Operations['calls'], meanwhile = ''): Notice | undefined {
  const failed = calls.filter(
    ({ outcome }) => outcome.startsWith('upstream_') && !NOT_FAILING.includes(outcome),
  )
  // What a stand-in answered is no sign of life of the model that it stands in for.
  const stoodIn = new Set(failed.flatMap(({ reply }) => reply ?? []))
  const counted = calls.filter((call) => failed.includes(call) || !stoodIn.has(call.reply ?? ''))
  const [last] = failed
  if (!last) return undefined
  const isNow = last === counted[0] && LASTING.includes(last.outcome)
  if (!isNow && (failed.length < FAILURES || failed.length < counted.length * SHARE)) return undefined
  const { text, advice } = CAUSES[last.outcome] ?? OTHER
  return {
    code: 'provider_failing',
    severity: 'error',
    title: 'The AI provider is failing',
    text: `${text} ${failed.length} of the last ${counted.length} calls failed. ${meanwhile}`.trimEnd(),
    ...(last.said && { said: last.said }),
    advice,
    action: { label: 'Open Assistant Settings', href: '/admin/assistant-settings' },
    at: new Date(since(counted, failed)).toISOString(),
    // Each call that fails changes the text: it is put away for its cause, and for a day.
    facts: `${last.outcome} ${last.at.slice(0, 10)}`,
  }
}

/** Returns when the newest unbroken row of failures began; both lists newest first. */
function since(calls: Operations['calls'], failed: Operations['calls']): string {
  const begun = calls.findIndex((call) => !failed.includes(call))
  const first = calls[0]
  const unbroken =
    first && failed.includes(first) ? calls[(begun === -1 ? calls.length : begun) - 1] : undefined
  return (unbroken ?? failed[0])?.at ?? ''
}
