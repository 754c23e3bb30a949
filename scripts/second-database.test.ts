import { expect, test } from 'vitest'
import { needlessAgain } from './second-database.ts'

const sender = (file: string, statements: string[], looks = false) => ({ file, statements, looks })

test('a second database runs the only file that sends a statement, and one of two that send the same', () => {
  const senders = [sender('a', ['select', 'insert']), sender('b', ['select']), sender('c', ['select'])]
  expect(needlessAgain(senders)).toEqual(['b', 'c'])
  expect(needlessAgain([sender('b', ['select']), sender('c', ['select'])])).toEqual(['b'])
})

test('a second database runs every file that looks into it, and none that sends nothing', () => {
  const senders = [
    sender('a', ['select'], true),
    sender('b', ['select'], true),
    sender('own process', [], true),
  ]
  expect(needlessAgain(senders)).toEqual(['own process'])
})
