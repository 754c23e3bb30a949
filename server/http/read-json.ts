import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'
import { parseStorable } from '#shared/plain-text.ts'
import type { HttpEnv } from './route.ts'

/** Objects and lists inside each other; what the product takes has five. */
const MOST_NESTED = 32
/** Another site’s page cannot send this type without asking the browser first. */
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The JSON body as an object; an empty body is an empty object. */
export async function readJson(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
  const text = await c.req.text().catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('bad_request', 'The body did not arrive whole.')
  })
  if (text === '') return {}
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_type', 'Send the body as JSON, with Content-Type: application/json.')
  }
  if (isNestedDeeper(text, MOST_NESTED)) {
    throw new AppError('bad_request', `The body nests objects or lists more than ${MOST_NESTED} deep.`)
  }
  let body: unknown
  try {
    body = parseStorable(text)
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('bad_request', 'The body must be a JSON object.')
  }
  return body as Record<string, unknown>
}

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]
const OPENS = new Set(['{', '['].map((bracket) => bracket.charCodeAt(0)))
const CLOSES = new Set(['}', ']'].map((bracket) => bracket.charCodeAt(0)))

/** Counts brackets outside strings, in one pass that allocates nothing. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfString(json, at + 1)
    else if (OPENS.has(code)) {
      if (++depth > most) return true
    } else if (CLOSES.has(code)) depth--
  }
  return false
}

/** Returns the index at which the string that begins at `from` is closed. */
function endOfString(json: string, from: number): number {
  let end = json.indexOf('"', from)
  while (end !== -1 && isEscaped(json, from, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, from: number, quote: number): boolean {
  let at = quote
  while (at > from && json.charCodeAt(at - 1) === BACKSLASH) at--
  return (quote - at) % 2 === 1
}
