import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { countReply, freeMessagesLeft } from './anonymous-count.ts'

await loadTexts(['chat'], 'en')

describe('countReply', () => {
  it('mentions the roadmap at exactly three replies', () => {
    const hints = [0, 1, 2, 3, 4].map((count) => countReply(count, false).hint)
    expect(hints).toEqual([false, false, true, false, false])
  })

  it('mentions it only once', () => {
    expect(countReply(2, true)).toEqual({ count: 3, hint: false })
  })
})

describe('freeMessagesLeft', () => {
  it('counts down to none', () => {
    expect([0, 1, 5, 6, 9].map((count) => freeMessagesLeft(count, 6))).toEqual([
      '6 free messages, no account needed',
      '5 free messages left',
      '1 free message left',
      'No free messages left',
      'No free messages left',
    ])
  })
})
