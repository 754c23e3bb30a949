import { describe, expect, it } from 'vitest'
import { putPendingPrompt, takePendingPrompt } from './pending-prompt.ts'

describe('the pending prompt', () => {
  it('is valid for five seconds', () => {
    putPendingPrompt('Let us begin.', 1000)
    expect(takePendingPrompt(6000)).toBe('Let us begin.')
    putPendingPrompt('Let us begin.', 1000)
    expect(takePendingPrompt(6001)).toBeNull()
  })

  it('is used once', () => {
    putPendingPrompt('Let us begin.', 1000)
    takePendingPrompt(1000)
    expect(takePendingPrompt(1000)).toBeNull()
  })
})
