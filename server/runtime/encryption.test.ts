import { describe, expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const encryption = createEncryption('a secret for tests that nobody else uses')

describe('a sealed secret', () => {
  test('opens under its name, on every replica with the same secret', () => {
    const sealed = encryption.seal('openai_api_key', 'sk-canary-1234')
    const replica = createEncryption('a secret for tests that nobody else uses')
    expect(replica.open('openai_api_key', sealed)).toBe('sk-canary-1234')
  })

  test('S47: shows nothing of what it holds, and never twice the same', () => {
    const [first, second] = [encryption.seal('a', 'sk-canary-1234'), encryption.seal('a', 'sk-canary-1234')]
    expect(JSON.stringify(first)).not.toContain('canary')
    expect(first.box).not.toBe(second.box)
  })

  test('S47: does not open under another name', () => {
    expect(encryption.open('notion_token', encryption.seal('openai_api_key', 'sk-canary'))).toBeUndefined()
  })

  test('S47: does not open with another secret', () => {
    const other = createEncryption('another secret for tests, quite different')
    expect(other.open('a', encryption.seal('a', 'sk-canary'))).toBeUndefined()
  })

  test('does not open once it was changed', () => {
    const sealed = encryption.seal('a', 'sk-canary')
    const box = Buffer.from(sealed.box, 'base64')
    box[0] = (box[0] ?? 0) ^ 1
    expect(encryption.open('a', { ...sealed, box: box.toString('base64') })).toBeUndefined()
    expect(encryption.open('a', { ...sealed, box: '' })).toBeUndefined()
  })
})
