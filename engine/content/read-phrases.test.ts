import { expect, test } from 'vitest'
import { parsePhrases } from './read-phrases.ts'

test('a file of phrases has a list under each key', () => {
  expect(parsePhrases('# words\n[yes]\nyes\nof course\n\n[no]\nno\n', 'en.txt', ['yes', 'no'])).toEqual({
    phrases: { yes: ['yes', 'of course'], no: ['no'] },
    faults: [],
  })
})

test('each fault of a file of phrases names file, line and key', () => {
  expect(parsePhrases('lost\n[yes]\nyes (sir\n[maybe]\n', 'en.txt', ['yes', 'no']).faults).toEqual([
    'en.txt:1: a phrase before the first key',
    'en.txt:3 yes (sir: opens a bracket that nothing closes',
    'en.txt:4 maybe: there is no such key',
    'en.txt:1 no: is missing',
  ])
})
