import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { ToastInput } from '#web/lib/toast-input.ts'

const t = textsOf('chat')

interface Failure {
  /** HTTP status, 0 when nobody answered. */
  readonly status: number
  readonly code: string
  readonly message: string
}

/** Limits of ours, where a moment's wait would not help: the server says how long. */
const TOLD = new Set([
  'anonymous_ceiling',
  'member_ceiling',
  'member_day',
  'visitor_budget',
  'budget_spent',
  'operator_budget',
  'rate_limited',
])

/** The toast for a failed message, by status (product.md section 8). */
export function failureToast(failure: Failure): ToastInput {
  const { status, code } = failure
  const message = errorText(new ApiError(status, code, failure.message), failure.message)
  const tone = 'error'
  switch (status) {
    case 0:
      return { tone, title: t('failures.connection'), text: message }
    case 429: {
      const text = TOLD.has(code) ? message : t('failures.wait')
      return { tone, title: t('failures.rate'), text }
    }
    case 402:
      return { tone, title: t('failures.usage'), text: t('failures.addCredits') }
    case 401:
      return { tone, title: t('failures.authentication'), text: message }
    case 400:
      return { tone, title: t('failures.configuration'), text: message }
    default:
      return { tone, title: t('failures.error'), text: message }
  }
}
