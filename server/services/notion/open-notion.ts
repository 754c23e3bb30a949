import { Client } from '@notionhq/client'
import type { NotionLimits } from './notion-limits.ts'

/** Largest answer taken, in bytes; a page of 100 blocks is far below it. */
const ANSWER_MAX = 16 * 1024 * 1024

export interface NotionAccess {
  readonly token: string
  readonly baseUrl: string
  readonly limits: NotionLimits
  /** Ends every request when the time is up. */
  readonly signal: AbortSignal
}

/** Notion asks for a longer pause than a person waits for. */
export class PauseTooLong extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super(`Notion asks for a pause of ${seconds} s`)
    this.seconds = seconds
  }
}

/** Nothing answers at Notion's address. */
export class Unreachable extends Error {
  constructor(cause: Error) {
    super('Notion cannot be reached', { cause })
  }
}

/** Notion's own client, held to our limits: of time, of size, and to the configured address alone. */
export function openNotion({ token, baseUrl, limits, signal }: NotionAccess): Client {
  return new Client({
    auth: token,
    baseUrl: baseUrl.replace(/\/+(v1\/*)?$/, ''),
    timeoutMs: limits.request,
    retry: {
      maxRetries: limits.retries,
      initialRetryDelayMs: limits.firstRetry,
      maxRetryDelayMs: limits.retryAfter,
    },
    logger: () => {},
    fetch: async (url, { method, headers, body } = {}) => {
      const request = fetch(url, {
        ...(method ? { method } : {}),
        ...(headers ? { headers } : {}),
        ...(body ? { body } : {}),
        // The token goes to the configured address only.
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(limits.request)]),
      })
      const response = await request.catch((cause: Error) => {
        throw cause.name === 'TypeError' ? new Unreachable(cause) : cause
      })
      const pause = Number(response.headers.get('retry-after'))
      if (response.status === 429 && pause * 1000 > limits.retryAfter) throw new PauseTooLong(pause)
      const text = await readText(response)
      return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text }
    },
  })
}

/** Reads the body here, so that the time limit covers it too. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > ANSWER_MAX) throw new Error('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
