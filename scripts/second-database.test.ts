import { expect, test } from 'vitest'
import { needlessAgain } from './second-database.ts'

const sender = (file: string, statements: string[], more: { ms?: number; opens?: boolean } = {}) => ({
  file,
  statements,
  ms: 1,
  opens: false,
  ...more,
})

test('a second database runs the only file that sends a statement, and one of two that send the same', () => {
  const senders = [sender('a', ['select', 'insert']), sender('b', ['select']), sender('c', ['select'])]
  expect(needlessAgain(senders)).toEqual(['b', 'c'])
  expect(needlessAgain([sender('b', ['select']), sender('c', ['select'])])).toEqual(['b'])
})

test('a second database runs every file that opens it, and none that sends nothing', () => {
  const senders = [
    sender('a', ['select'], { opens: true }),
    sender('b', ['select'], { opens: true }),
    sender('own process', [], { opens: true }),
  ]
  expect(needlessAgain(senders)).toEqual(['own process'])
})

test('of files that send the same, a second database is spared the longest', () => {
  const senders = [sender('short', ['select']), sender('long', ['select'], { ms: 9 })]
  expect(needlessAgain(senders)).toEqual(['long'])
})
