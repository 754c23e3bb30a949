import { accountApi, type SignedInPlace, VENTURES_TOO } from '#shared/account.ts'
import { followAccount } from './account-language.ts'
import { apiFetch, call, fetchJson } from './api.ts'
import { toApiError } from './api-error.ts'
import { invitation } from './invitation.ts'
import { isRenewalDue, RENEWAL_CHECK_MS } from './session-renewal.ts'
import { sessionStore } from './session-store.ts'
import { localStore } from './storage.ts'

interface AuthUser {
  id: string
  email: string
  name: string
}

interface AuthSession {
  updatedAt: string
  expiresAt: string
}

const AUTH = '/auth/v1'
/** What this browser was given when somebody signed in on it; by it the server knows it again, after signing out too. */
const DEVICE = 'beachhead.device'
/** How long an opening page waits for the role to be told by what it asks for, in milliseconds. */
const ROLE_MS = 1000

/** What is to be done with a new token before the session opens and the pages know of it. */
export type BeforeOpen = (token: string) => Promise<unknown>

/**
 * Signs in and opens the session. Resolves to the challenge of a person who is asked for a code as well, which
 * lib/second-factor.ts answers, else to null. Throws an ApiError.
 */
export async function signIn(
  email: string,
  password: string,
  beforeOpen?: BeforeOpen,
): Promise<string | null> {
  const response = await authPost('sign-in/email', { email, password }, { retry: true })
  if (await openFrom(response, beforeOpen)) return null
  const { challenge } = (await response.json()) as { challenge: string }
  return challenge
}

/**
 * Returns where to send the person to sign in with an account elsewhere, and what this browser keeps for the
 * way back.
 */
export async function askProvider(provider: string): Promise<{ url: string; binding: string }> {
  const response = await authPost('sign-in/social', { provider })
  return (await response.json()) as { url: string; binding: string }
}

/** Signs in with what the provider sent back. Throws an ApiError. */
export async function signInFromProvider(
  provider: string,
  answer: { code: string; state: string; binding: string },
  beforeOpen?: BeforeOpen,
): Promise<void> {
  await openFrom(await authPost(`callback/${provider}`, answer), beforeOpen)
}

/** Confirms an address by the token of its link. Resolves to whether that also signed the person in. */
export async function verifyEmail(token: string, beforeOpen?: BeforeOpen): Promise<boolean> {
  return openFrom(await authPost('verify-email', { token }), beforeOpen)
}

/** Creates an account. Resolves to whether that also signed the person in. Throws an ApiError. */
export async function signUp(
  name: string,
  email: string,
  password: string,
  beforeOpen?: BeforeOpen,
): Promise<boolean> {
  return openFrom(await authPost('sign-up/email', { name, email, password }), beforeOpen)
}

/** Ends the session here at once, whatever the server says. */
export async function signOut(): Promise<void> {
  const token = sessionStore.stored()?.token
  sessionStore.close('signed-out')
  if (token) await authPost('sign-out', {}, { token }).catch(ignore)
}

/** Changes the password and ends all other sessions. Throws an ApiError. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  await openFrom(await authPost('change-password', body))
}

export async function updateName(name: string): Promise<void> {
  await authPost('update-user', { name })
  await renewSession()
}

/** Returns where the person is signed in, the present place first. */
export async function listSessions(): Promise<SignedInPlace[]> {
  return (await fetchJson(`${AUTH}/list-sessions`)) as SignedInPlace[]
}

export async function revokeSession(id: string): Promise<void> {
  await authPost('revoke-session', { id })
}

export async function revokeOtherSessions(): Promise<void> {
  await authPost('revoke-other-sessions', {})
}

/** Asks for a reset link; the answer is the same whether the address is known or not. */
export async function requestPasswordReset(email: string): Promise<void> {
  await authPost('request-password-reset', { email })
}

/** Returns whether the token of a reset link still works. Throws an ApiError. */
export async function isResetToken(token: string): Promise<boolean> {
  const { valid } = (await (await authPost('check-reset', { token }, { retry: true })).json()) as {
    valid: boolean
  }
  return valid
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await authPost('reset-password', { token, newPassword })
}

/**
 * Deletes the account with everything in it, and ends the session; one without a password gives none. `venturesToo` agrees
 * that ventures go that other people belong to. Throws an ApiError.
 */
export async function deleteAccount(password?: string, venturesToo = false): Promise<void> {
  await authPost('delete-user', { password, ...(venturesToo && { ventures: VENTURES_TOO }) })
  localStore.remove(DEVICE)
  sessionStore.close('signed-out')
}

/**
 * Keeps the session alive while a page is open: renews it in time, follows other tabs, and sees to it that the role is
 * known, at the start and after each change of person. Returns what stops it.
 */
export function watchSession(): () => void {
  let lastCheck = Date.now()
  const check = () => {
    const now = Date.now()
    const session = sessionStore.stored()
    if (session && isRenewalDue({ now, lastCheck, session })) void renewSession().catch(ignore)
    else if (session && sessionStore.get().role === null) void loadRole()
    lastCheck = now
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (sessionStore.sync(key)) void loadRole()
  }
  // A page brought back from the browser's own cache has missed what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && sessionStore.sync(null)) void loadRole()
  }
  if (sessionStore.get().status === 'loading') void renewSession().catch(ignore)
  // The first answer to anything tells the role; a page that asks for nothing asks for that.
  const asking = setTimeout(() => {
    if (sessionStore.get().roleLoading) void loadRole()
  }, ROLE_MS)
  const timer = setInterval(check, RENEWAL_CHECK_MS)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    clearTimeout(asking)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Asks the server for the session as it is now, which renews it when it is old enough. */
async function renewSession(): Promise<void> {
  const token = sessionStore.stored()?.token
  if (!token) return
  const response = await apiFetch(`${AUTH}/get-session`)
  if (!response.ok) throw await toApiError(response)
  const body = (await response.json()) as { session: AuthSession; user: AuthUser } | null
  // Signed out or replaced meanwhile: this answer is about a session nobody uses any more.
  if (sessionStore.stored()?.token !== token) return
  if (!body) return sessionStore.close('ended')
  openSession(response.headers.get('set-auth-token') ?? token, body)
}

/** Opens the session whose token a response carries; resolves to whether there is one. */
export async function openFrom(response: Response, beforeOpen?: BeforeOpen): Promise<boolean> {
  const token = response.headers.get('set-auth-token')
  if (!token) return false
  const [body] = await Promise.all([
    fetchJson(`${AUTH}/get-session`, {}, { token }) as Promise<{ session: AuthSession; user: AuthUser }>,
    beforeOpen?.(token),
  ])
  openSession(token, body)
  void loadRole()
  return true
}

function openSession(token: string, { session, user }: { session: AuthSession; user: AuthUser }): void {
  sessionStore.open({
    token,
    user: { id: user.id, email: user.email, fullName: user.name },
    receivedAt: Date.now(),
    lifeMs: Date.parse(session.expiresAt) - Date.parse(session.updatedAt),
  })
}

/**
 * Reads the role anew, and with it the account's language. A role that cannot be read stays unknown, which grants
 * nothing; the next check tries again.
 */
export async function loadRole(): Promise<void> {
  const userId = sessionStore.get().user?.id
  if (!userId) return
  const profile = await call(accountApi.profile, {}).catch(() => null)
  sessionStore.setRole(userId, profile?.role ?? null)
  if (profile && sessionStore.get().user?.id === userId) followAccount(userId, profile.language)
}

/** Posts to the accounts door. Throws an ApiError when it refuses. */
export async function authPost(
  verb: string,
  body: object,
  options: { retry?: boolean; token?: string } = {},
): Promise<Response> {
  const device = localStore.get(DEVICE)
  const invited = invitation.get()
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(device && { 'X-Device': device }),
      ...(invited && { 'X-Invitation': invited }),
    },
    body: JSON.stringify(body),
    // A sign-out must arrive even when the page is closed right after.
    keepalive: true,
  }
  const response = await apiFetch(`${AUTH}/${verb}`, init, { retry: false, ...options })
  if (!response.ok) throw await toApiError(response)
  const given = response.headers.get('X-Device')
  if (given) localStore.set(DEVICE, given)
  return response
}

const ignore = () => {}
