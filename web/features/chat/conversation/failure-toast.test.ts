import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { failureToast } from './failure-toast.ts'

await loadTexts(['chat'], 'en')

describe('failureToast', () => {
  it.each([
    [429, 'Rate Limit Exceeded', 'Please wait a moment and try again.'],
    [402, 'Usage Limit Reached', 'AI usage limit reached. Please add credits to continue.'],
    [401, 'Authentication Error', 'what the server said'],
    [400, 'Configuration Error', 'what the server said'],
    [502, 'Error', 'what the server said'],
    [404, 'Error', 'what the server said'],
    [0, 'Connection Error', 'what the server said'],
  ])('words status %i as the catalogue does', (status, title, text) => {
    const toast = failureToast({ status, code: 'any', message: 'what the server said' })
    expect(toast).toEqual({ tone: 'error', title, text })
  })

  it('says what is used up where waiting a moment would not help', () => {
    for (const code of [
      'anonymous_ceiling',
      'member_ceiling',
      'member_day',
      'budget_spent',
      'rate_limited',
    ]) {
      const failure = { status: 429, code, message: 'Come back tomorrow.' }
      expect(failureToast(failure).text).toBe('Come back tomorrow.')
    }
  })
})
