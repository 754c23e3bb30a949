import { describe, expect, test } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { welcomeToast } from './welcome-toast.ts'

await loadTexts(['auth'], 'en')

describe('the toast on arrival', () => {
  test('says after sign-up how many conversations were saved', () => {
    expect(welcomeToast('sign-up', 2)).toEqual({
      title: 'History Saved!',
      text: 'Your previous 2 conversation(s) have been saved to your account.',
      tone: 'ok',
    })
  })

  test('says after sign-in that the history is back', () => {
    expect(welcomeToast('sign-in', 1)).toMatchObject({ title: 'History Restored!' })
  })

  test('says after sign-up without a history that the account is there', () => {
    expect(welcomeToast('sign-up', 0)).toMatchObject({
      title: 'Success!',
      text: 'Account created. You can now sign in.',
    })
  })

  test('says nothing after sign-in without a history', () => {
    expect(welcomeToast('sign-in', 0)).toBeNull()
  })
})
