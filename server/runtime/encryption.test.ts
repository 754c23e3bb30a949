import { describe, expect, test } from 'vitest'
import { createSealer } from './encryption.ts'

const sealer = createSealer('a secret for tests that nobody else uses')

describe('a sealed secret', () => {
  test('opens under its name, on every replica with the same secret', () => {
    const sealed = sealer.seal('openai_api_key', 'sk-canary-1234')
    const replica = createSealer('a secret for tests that nobody else uses')
    expect(replica.open('openai_api_key', sealed)).toBe('sk-canary-1234')
  })

  test('S47: shows nothing of what it holds, and never twice the same', () => {
    const [first, second] = [sealer.seal('a', 'sk-canary-1234'), sealer.seal('a', 'sk-canary-1234')]
    expect(JSON.stringify(first)).not.toContain('canary')
    expect(first.box).not.toBe(second.box)
  })

  test('S47: does not open under another name', () => {
    expect(sealer.open('notion_token', sealer.seal('openai_api_key', 'sk-canary'))).toBeUndefined()
  })

  test('S47: does not open with another secret', () => {
    const other = createSealer('another secret for tests, quite different')
    expect(other.open('a', sealer.seal('a', 'sk-canary'))).toBeUndefined()
  })

  test('does not open once it was changed', () => {
    const sealed = sealer.seal('a', 'sk-canary')
    const box = Buffer.from(sealed.box, 'base64')
    box[0] = (box[0] ?? 0) ^ 1
    expect(sealer.open('a', { ...sealed, box: box.toString('base64') })).toBeUndefined()
    expect(sealer.open('a', { ...sealed, box: '' })).toBeUndefined()
  })
})
