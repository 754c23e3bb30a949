import { ROLES } from '#shared/account.ts'
import type { Endpoint, InputOf, OutputOf } from '#shared/endpoint.ts'
import { ApiError, toApiError } from './api-error.ts'
import { connection } from './connection.ts'
import { givenAnswers } from './given-answers.ts'
import { isReadable, keepAnswer, keptAnswer } from './kept-answers.ts'
import { languageStore } from './language.ts'
import { buildRequest } from './request.ts'
import { sessionStore } from './session-store.ts'
import { textsOf } from './texts.ts'
import { getVisitorId, setVisitorId } from './visitor.ts'

const t = textsOf('errors')

/** A gateway's passing trouble. */
const RETRIED_STATUS = new Set([502, 503, 504])
/** Waits before the second and the third try, in milliseconds. */
const RETRY_DELAYS = [400, 1200]

interface FetchOptions {
  /** Whether 502, 503 and 504 are tried again; for requests that may run twice. GETs are, unless told otherwise. */
  retry?: boolean
  /** The bearer token to use in place of the open session's. */
  token?: string
}

/** Calls an endpoint. Throws an ApiError whose message is fit to show. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, ...options }: FetchOptions & { signal?: AbortSignal } = {},
): Promise<OutputOf<E>> {
  const { path, init } = buildRequest(endpoint, input as Record<string, unknown>)
  const ask = async () =>
    (init.method === 'GET' && givenAnswers.get(path)) ||
    fetchJson(path, { ...init, signal: signal ?? null }, options)
  return (await (isReadable(endpoint, path) ? orKept(path, ask) : ask())) as OutputOf<E>
}

/** Returns what the server says, or what it said last while there is no network. */
async function orKept(path: string, ask: () => Promise<unknown>): Promise<unknown> {
  try {
    const answer = await ask()
    connection.back()
    void keepAnswer(path, answer)
    return answer
  } catch (error) {
    const kept = error instanceof ApiError && error.code === 'network' ? await keptAnswer(path) : undefined
    if (!kept) throw error
    connection.lost(kept.at)
    return kept.answer
  }
}

/** The JSON of an answer; the server has checked it on the way out. Throws an ApiError. */
export async function fetchJson(
  path: string,
  init: RequestInit = {},
  options?: FetchOptions,
): Promise<unknown> {
  const response = await apiFetch(path, init, options).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'network', t('network'), { cause: error })
  })
  if (!response.ok) throw await toApiError(response)
  return response.json()
}

/**
 * `fetch` with the product's headers. Answers with any status are returned; only a lost connection throws.
 * A visitor's id in the answer is kept, so is a role not known yet, and a session the server no longer knows is marked as
 * ended.
 */
export async function apiFetch(
  path: string,
  init: RequestInit = {},
  { retry = (init.method ?? 'GET') === 'GET', token: ownToken }: FetchOptions = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('apikey', apiKey())
  headers.set('Accept-Language', languageStore.get())
  const token = ownToken ?? sessionStore.stored()?.token
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const visitorId = getVisitorId()
  if (visitorId) headers.set('X-Session-Id', visitorId)

  const response = await fetchWithRetry(path, { ...init, headers }, retry ? RETRY_DELAYS : [])
  const issued = response.headers.get('X-Session-Id')
  if (issued) setVisitorId(issued)
  if (token) learnRole(response, token)
  if (response.status === 401 && token) await endRefusedSession(response.clone(), token)
  return response
}

function learnRole(response: Response, token: string): void {
  const { user, roleLoading } = sessionStore.get()
  const told = response.headers.get('X-Role')
  const role = ROLES.find((each) => each === told)
  if (!user || !roleLoading || sessionStore.stored()?.token !== token) return
  if (role) sessionStore.setRole(user.id, role)
}

async function fetchWithRetry(path: string, init: RequestInit, delays: readonly number[]): Promise<Response> {
  const response = await fetch(path, init)
  const [delay, ...rest] = delays
  if (delay === undefined || !RETRIED_STATUS.has(response.status)) return response
  await response.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, delay * (0.75 + Math.random() / 2)))
  init.signal?.throwIfAborted()
  return fetchWithRetry(path, init, rest)
}

/** The codes of our own doors and of the accounts library; a 401 of the model provider has another one. */
const SESSION_REFUSED = new Set(['unauthenticated', 'unauthorized'])

async function endRefusedSession(response: Response, token: string): Promise<void> {
  const { code } = await toApiError(response)
  if (SESSION_REFUSED.has(code)) sessionStore.refuse(token)
}

function apiKey(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}
