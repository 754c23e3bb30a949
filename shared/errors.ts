import { z } from 'zod'

/**
 * Every error the product can answer with, and its HTTP status.
 * The status decides which toast the chat shows (product.md section 8), the code what the client does.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  import_refused: 400,
  no_password: 400,
  nothing_to_share: 400,
  message_too_long: 400,
  upstream_bad_request: 400,
  upstream_unconfigured: 400,
  unauthenticated: 401,
  upstream_unauthorized: 401,
  upstream_payment: 402,
  admin_exists: 403,
  forbidden: 403,
  invalid_passcode: 403,
  invitation_other: 403,
  last_admin: 403,
  no_address: 403,
  sign_in_again: 403,
  sign_up_closed: 403,
  sign_up_domain: 403,
  answer_gone: 404,
  invitation_gone: 404,
  link_gone: 404,
  message_gone: 404,
  not_found: 404,
  nothing_to_continue: 404,
  venture_gone: 404,
  already_answered: 409,
  busy: 409,
  conflict: 409,
  documents_full: 409,
  links_full: 409,
  pins_full: 409,
  second_priority: 409,
  ventures_shared: 409,
  too_large: 413,
  unsupported_type: 415,
  message_mismatch: 422,
  upstream_filtered: 422,
  upstream_refused: 422,
  rate_limited: 429,
  too_many_windows: 429,
  anonymous_limit: 429,
  anonymous_ceiling: 429,
  member_ceiling: 429,
  member_day: 429,
  visitor_budget: 429,
  budget_spent: 429,
  operator_budget: 429,
  upstream_rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  upstream_empty: 502,
  upstream_unreachable: 502,
  maintenance: 503,
  unavailable: 503,
  upstream_timeout: 504,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode]

/**
 * The one shape of an error on the wire; `error` is fit to show to a person. With a `conflict`, `current` is
 * what is stored now, in the shape of the call's own result, so that the loser can compare.
 */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  current: z.unknown().optional(),
  /** The provider's own sentence, where a test of the settings failed. */
  said: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** An expected condition: its message and code may leave the server. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the caller's change would have overwritten. */
  readonly current: unknown
  /** What a provider said, for operators. */
  readonly said: string | undefined
  constructor(
    code: ErrorCode,
    message: string,
    options?: ErrorOptions & { current?: unknown; said?: string | undefined },
  ) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.current = options?.current
    this.said = options?.said
  }

  get status(): ErrorStatus {
    return ERROR_STATUS[this.code]
  }
}
