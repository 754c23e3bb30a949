/** Navigation state with which `/auth` opens on its Sign Up tab, for whoever pressed "Sign Up Free". */
export const SIGN_UP_FIRST = { tab: 'sign-up' } as const

/** Returns whether a navigation's state asks for the Sign Up tab. */
export function wantsSignUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tab' in state && state.tab === SIGN_UP_FIRST.tab
}
