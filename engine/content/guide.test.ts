import { describe, expect, test } from 'vitest'
import { DEFINITIONS } from '../guide/definitions.ts'
import { GAPS } from '../guide/gaps.ts'
import { STAGES } from '../guide/stages.ts'
import { VERDICTS } from '../guide/verdicts.ts'
import { fill, slotsOf } from './fill.ts'
import { GUIDE } from './guide.ts'
import { GuideTexts } from './guide-shape.ts'
import { parseContent } from './read-content.ts'

describe('what guide mode says', () => {
  test.each([
    ['verdicts', VERDICTS],
    ['definitions', DEFINITIONS],
    ['gaps', GAPS],
    ['levels', STAGES],
  ] as const)('has a pattern or a rule for every text of %s', (section, table) => {
    const ids = table.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(Object.keys(GUIDE.en[section]).toSorted())
  })

  test('is refused with every fault named when a file does not fit', () => {
    expect(() => parseContent('say: {}\nsaid: 1', 'xx.yaml', GuideTexts)).toThrow(
      /xx\.yaml:1 say\.disclaimer: is missing[\s\S]*xx\.yaml:2 said: there is no such key/,
    )
  })
})

describe('a text with slots', () => {
  test('is filled once: slots in a value stay as they are', () => {
    expect(fill('{what}: {value}', { what: 'Problem', value: '{what} $& costs' })).toBe(
      'Problem: {what} $& costs',
    )
  })

  test('names each of its slots once', () => {
    expect(slotsOf('{b} and {a}, {b} again, not { c }')).toEqual(['a', 'b'])
  })
})
