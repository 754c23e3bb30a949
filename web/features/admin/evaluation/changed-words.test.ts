import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('A comparison of two texts marks on each side what the other one does not say', () => {
  const { a, b } = changedWords('Call mid-sized companies today.', 'Call three named suppliers today.')
  const marked = (parts: { text: string; changed: boolean }[]) =>
    parts.filter(({ changed }) => changed).map(({ text }) => text.trim())
  expect(marked(a).join(' ')).toContain('companies')
  expect(marked(b).join(' ')).toContain('suppliers')
  expect([...marked(a), ...marked(b)].filter((text) => /Call|today/.test(text))).toEqual([])
  expect(a.map(({ text }) => text).join('')).toBe('Call mid-sized companies today.')
})
