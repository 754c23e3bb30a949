import { expect, test } from 'vitest'
import { SIGN_UP_FIRST, wantsSignUp } from './sign-up-state.ts'

test('only the state of "Sign Up Free" asks for the Sign Up tab', () => {
  expect(wantsSignUp(SIGN_UP_FIRST)).toBe(true)
  for (const state of [null, undefined, 'sign-up', {}, { tab: 'sign-in' }])
    expect(wantsSignUp(state)).toBe(false)
})
