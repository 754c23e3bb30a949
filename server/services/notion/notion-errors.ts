import { APIErrorCode, isHTTPResponseError, isNotionClientError } from '@notionhq/client'
import { AppError } from '#shared/errors.ts'
import { PauseTooLong, Unreachable } from './open-notion.ts'

const AS_BEFORE = 'The knowledge base is as it was.'

/** Returns what went wrong at Notion, in words that say what to do. `timedOut`: the time for the whole sync was up. */
export function notionError(error: unknown, timedOut: boolean): AppError {
  if (error instanceof AppError)
    return new AppError(error.code, `${error.message} ${AS_BEFORE}`, { cause: error })
  const [code, message] = timedOut ? SLOW : cause(error)
  return new AppError(code, `${message} ${AS_BEFORE}`, { cause: error })
}

type Cause = [AppError['code'], string]

const SLOW: Cause = [
  'upstream_timeout',
  'Notion took too long to answer. Try again later, or sync a smaller page.',
]
const UNREADABLE: Cause = [
  'upstream_failed',
  'Notion answered with something that cannot be read. Try again in a few minutes.',
]

function cause(error: unknown): Cause {
  if (error instanceof PauseTooLong) return rateLimited(error.seconds)
  if (isHTTPResponseError(error)) return refusal(error.code, error.status)
  if (isNotionClientError(error) || (error instanceof Error && error.name === 'TimeoutError')) return SLOW
  if (error instanceof Unreachable) {
    return [
      'upstream_unreachable',
      'Notion cannot be reached from this server. Check its connection and NOTION_BASE_URL.',
    ]
  }
  return UNREADABLE
}

function refusal(code: string, status: number): Cause {
  if (status === 401) {
    return [
      'upstream_failed',
      'Notion does not accept the token. Set NOTION_TOKEN to the integration’s current secret.',
    ]
  }
  if (status === 403 || code === APIErrorCode.RestrictedResource) {
    return [
      'forbidden',
      'The integration has no access: allow it to read content in Notion’s integration settings.',
    ]
  }
  if (status === 404) {
    return [
      'not_found',
      'Notion finds no such page. Check the page ID, and share the page (and what it is synced from) with the integration.',
    ]
  }
  if (status === 429) return rateLimited()
  if (status >= 300 && status < 400) {
    return [
      'upstream_failed',
      'Notion’s address answers with a redirect, which is not followed. Check NOTION_BASE_URL.',
    ]
  }
  if (status >= 500)
    return ['upstream_failed', `Notion is failing (status ${status}). Try again in a few minutes.`]
  return ['upstream_failed', `Notion refused the request (status ${status}). Check that the ID is a page’s.`]
}

const rateLimited = (seconds?: number): Cause => [
  'upstream_rate_limited',
  `Notion’s rate limit is reached. Try again in ${seconds === undefined ? 'a minute' : `${seconds} seconds`}.`,
]
