import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { messageLength } from './message-length.ts'

await loadTexts(['chat'], 'en')

describe('messageLength', () => {
  it('says nothing up to 80 % of the limit', () => {
    expect(messageLength('x'.repeat(6399))).toEqual({})
  })

  it('counts from there on', () => {
    expect(messageLength('x'.repeat(6400))).toEqual({ counter: '6,400 / 8,000' })
    expect(messageLength('x'.repeat(8000)).problem).toBeUndefined()
  })

  it('says how much is too much', () => {
    expect(messageLength('x'.repeat(8001)).problem).toBe(
      'This message has 8,001 characters, the limit is 8,000. Shorten it or send it in parts.',
    )
  })
})
