import { describe, expect, it } from 'vitest'
import { putPendingPrompt, takePendingPrompt } from './pending-prompt.ts'

const opening = { text: 'Let us begin.', parts: ['The problem'] }

describe('the pending prompt', () => {
  it('is valid for five seconds', () => {
    putPendingPrompt(opening, 1000)
    expect(takePendingPrompt(6000)).toEqual(opening)
    putPendingPrompt(opening, 1000)
    expect(takePendingPrompt(6001)).toBeNull()
  })

  it('is used once', () => {
    putPendingPrompt(opening, 1000)
    takePendingPrompt(1000)
    expect(takePendingPrompt(1000)).toBeNull()
  })
})
