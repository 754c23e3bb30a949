import type { ToastInput } from '#web/lib/toast-input.ts'

interface Failure {
  /** HTTP status, 0 when nobody answered. */
  readonly status: number
  readonly code: string
  readonly message: string
}

/** Limits of ours, where a moment's wait would not help: the server says how long. */
const TOLD = new Set(['anonymous_ceiling', 'member_ceiling', 'rate_limited'])

/** The toast for a failed message, by status (product.md section 8). */
export function failureToast({ status, code, message }: Failure): ToastInput {
  const tone = 'error'
  switch (status) {
    case 0:
      return { tone, title: 'Connection Error', text: message }
    case 429: {
      const text = TOLD.has(code) ? message : 'Please wait a moment and try again.'
      return { tone, title: 'Rate Limit Exceeded', text }
    }
    case 402: {
      const text = 'AI usage limit reached. Please add credits to continue.'
      return { tone, title: 'Usage Limit Reached', text }
    }
    case 401:
      return { tone, title: 'Authentication Error', text: message }
    case 400:
      return { tone, title: 'Configuration Error', text: message }
    default:
      return { tone, title: 'Error', text: message }
  }
}
