import type { Operations } from '#server/db/operations.ts'
import type { Notice } from '#shared/admin/notices.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The provider counts as failing when this many of the newest calls failed, and half of them or more. */
const FAILURES = 3
const SHARE = 0.5
/** These stay until somebody does something, so that one is enough. */
const LASTING: readonly string[] = ['upstream_unauthorized', 'upstream_payment'] satisfies ErrorCode[]

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

/** Whether the newest calls of a model, newest first, say that something is wrong. */
export function providerNotice(calls: Operations['calls']): Notice | undefined {
  const failed = calls.filter(({ outcome }) => outcome.startsWith('upstream_'))
  const [last] = failed
  if (!last) return undefined
  const isNow = last === calls[0] && LASTING.includes(last.outcome)
  if (!isNow && (failed.length < FAILURES || failed.length < calls.length * SHARE)) return undefined
  const { text, advice } = CAUSES[last.outcome] ?? OTHER
  return {
    code: 'provider_failing',
    severity: 'error',
    title: 'The AI provider is failing',
    text: `${text} ${failed.length} of the last ${calls.length} calls failed.`,
    advice,
    at: new Date(last.at).toISOString(),
  }
}
